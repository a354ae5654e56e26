/* What the threads of heavy-work.test.ts do. */

export const count = (until: number, tell: (progress: number) => void) => {
  for (let number = 1; number <= until; number++) tell(number);
  return until;
};
export const spin = () => {
  for (;;);
};
export const swell = () => {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
};
export const fail = (cause: string | undefined) => {
  throw new Error("kapot", { cause });
};
export const environment = () => Object.keys(process.env);
