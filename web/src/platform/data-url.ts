/** A chosen file as a data URL, as forms submit it. */
export const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable file")));
    reader.readAsDataURL(file);
  });
