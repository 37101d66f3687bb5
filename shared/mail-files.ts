/** The most files of an e-mail by hand, and their bytes in all. Mail servers refuse larger messages. */
export const mostMailFiles = 20;
export const mostMailBytes = 20_000_000;

/** Files that run as programs: mail servers refuse a message with one of them. */
const programs =
  /\.(?:apk|app|bat|cmd|com|cpl|dll|exe|hta|iso|jar|jse?|lnk|msi|pif|ps1|scr|sys|vb[es]?|ws[cfh]?)$/i;

/** Returns why an e-mail cannot have these files, for the person who attaches them. */
export const findFilesProblem = (files: readonly { name: string; size: number }[]): string | undefined => {
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `“${empty.name}” is empty. Choose another file.`;
  const program = files.find(({ name }) => programs.test(name.trim()));
  if (program) return `Mail servers refuse files such as “${program.name}”. Send a PDF or a picture of it.`;
  if (files.length > mostMailFiles) return `An e-mail has at most ${mostMailFiles} files.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > mostMailBytes
    ? 'The files are larger than 20 MB in all. Leave one out, or send it in a second e-mail.'
    : undefined;
};
