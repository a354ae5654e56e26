import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/**
 * The arguments of a command. With --help it prints the usage and exits; with unknown arguments it does nothing, prints
 * the usage and exits with code 1.
 * @param count the number of positional arguments
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  count: number,
  options: Options,
) {
  const refuse = (why: string): never => {
    console.error(`${why}\n\n${usage}`);
    process.exit(1);
  };
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length !== count)
      return refuse(count === 0 ? `Unknown argument '${positionals[0]}'.` : "Name one folder.");
    return { values, positionals };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
