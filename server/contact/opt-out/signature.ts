/** A name after a dash, on lines of its own or after STOP, and what programs add below. */
const names = String.raw`(?:(?:Mr|Mrs|Ms|Sr|Sra|Dr)\.? )?\p{Lu}[\p{L}.'’-]*(?: (?:de |la |del )*\p{Lu}[\p{L}.'’-]*){0,3}`;
const signatures: readonly RegExp[] = [
  /\n\s*(?:sent from|enviado desde|get outlook|sent via|sent with|obtener outlook)[^\n]*/giu,
  /\n\s*--\s*\n[\s\S]*$/u,
  new RegExp(
    String.raw`(?:\n\s*|\s[-–—~]+\s?|\s[-–—~]+)(?:(?:from|regards|best|sincerely|saludos|atentamente|atte|de parte de|soy|i am|this is)[,.:]?\s+)?${names}\s*\.?\s*$`,
    'u',
  ),
  new RegExp(String.raw`(?<=^\W*(?:[Ss][Tt][Oo][Pp]|[Aa][Ll][Tt][Oo])\W*\s)${names}\s*\.?\s*$`, 'u'),
];
/** A line or a dash with a name in small letters, below a message that is one word. */
const lowerName = /^(\s*\S+\s*)(?:\n\s*|\s[-–—]\s*)[\p{L}.']+(?: [\p{L}.']+)?\s*$/u;

/** Returns a text without the name and the lines that end it. */
export const withoutSignature = (text: string): string => {
  const cut = signatures.reduce((words, signature) => words.replace(signature, ''), text.trim());
  return cut.replace(lowerName, '$1');
};
