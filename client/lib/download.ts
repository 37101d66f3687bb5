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

/** Has the browser save what stands at an address of ours while it comes, as a link with `download` does. */
export const followDownload = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};
