/** Saves `content` under `name`, as a link with `download` does; for a file that has to be asked for with a body. */
export const saveFile = (content: Blob, name: string) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
