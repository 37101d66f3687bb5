const codeInNote = /^(Your code to sign|Su código para firmar): \d{6}/;

/** A note of a timeline without the code to sign that earlier versions wrote into it. */
export const withoutCode = (note: string): string => note.replace(codeInNote, '$1');
