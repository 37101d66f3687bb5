/** Saves `content` under `name`, like a link with `download`; for a file that needs a request with a body. */
export const saveFile = (content: Blob, name: string) => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Lets the browser save an address of ours as it arrives, like a link with `download`. */
export const followDownload = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};
