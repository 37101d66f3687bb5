import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';

/** Grows when the text changes; the record names it. */
export const disclosureVersion = '2026-11-25';

type Facts = {
  firm: string;
  phone: string;
  /** The documents that the consent is for. */
  documents: readonly string[];
};

/** Returns the titles of the documents that one consent is for. */
export const getTitles = ({ documents }: { documents: readonly { title: string }[] }): string[] =>
  documents.map(({ title }) => title);

/** The disclosures that 15 U.S.C. 7001(c) requires before someone agrees to electronic records. */
const texts: Record<
  DocumentLanguage,
  (facts: Facts) => { title: string; paragraphs: string[]; agree: string }
> = {
  en: ({ firm, phone, documents }) => ({
    title: 'Do you want to read and sign on a screen?',
    paragraphs: [
      documents.length > 1
        ? `What this is about: ${firm} would like to give you these documents, and the records of their signing, electronically: ${documents.join('; ')}. Your consent is for these documents only.`
        : `What this is about: ${firm} would like to give you this one agreement, and the record of its signing, electronically. Your consent is for this agreement only.`,
      `Paper: you can have the document on paper and sign it there, now or later. A paper copy costs you nothing. Press “Send it on paper”, or call ${phone}.`,
      `You can take your consent back at any time before you sign, without a fee: press “I do not want to sign”, or call ${phone}. What you signed before stays signed.`,
      `If your e-mail address changes, call ${phone} and tell us the new one.`,
      'What you need: a phone or computer with a web browser, an e-mail address, and a program that opens PDF files. To keep your copy you need a place to store it, or a printer.',
      'Open the sample PDF and enter the number you see. It shows that you can open what we send you.',
    ],
    agree: `I can open PDF files, and I agree to get and sign ${documents.length > 1 ? 'these documents' : 'this agreement'} electronically.`,
  }),
  es: ({ firm, phone, documents }) => ({
    title: '¿Quiere leer y firmar en una pantalla?',
    paragraphs: [
      documents.length > 1
        ? `De qué se trata: ${firm} quiere darle estos documentos, y el registro de su firma, en forma electrónica: ${documents.join('; ')}. Su consentimiento vale solo para estos documentos.`
        : `De qué se trata: ${firm} quiere darle este contrato, y el registro de su firma, en forma electrónica. Su consentimiento vale solo para este contrato.`,
      `Papel: puede recibir el documento en papel y firmarlo así, ahora o después. Una copia en papel no le cuesta nada. Pulse “Envíenlo en papel” o llame al ${phone}.`,
      `Puede retirar su consentimiento en cualquier momento antes de firmar, sin costo: pulse “No quiero firmar” o llame al ${phone}. Lo que firmó antes queda firmado.`,
      `Si cambia su correo electrónico, llame al ${phone} y díganos el nuevo.`,
      'Qué necesita: un teléfono o una computadora con navegador, un correo electrónico y un programa que abra archivos PDF. Para guardar su copia necesita dónde almacenarla, o una impresora.',
      'Abra el PDF de muestra y escriba el número que contiene. Así se ve que puede abrir lo que le enviamos.',
    ],
    agree: `Puedo abrir archivos PDF y acepto recibir y firmar ${documents.length > 1 ? 'estos documentos' : 'este contrato'} en forma electrónica.`,
  }),
};

/** Returns the exact text that a person agreed to, for the record. */
export const disclosureText = (language: DocumentLanguage, facts: Facts): string => {
  const { title, paragraphs, agree } = texts[language](facts);
  return [title, ...paragraphs, agree].join('\n');
};

export const findDisclosure = (language: DocumentLanguage, facts: Facts) => ({
  version: disclosureVersion,
  ...texts[language](facts),
});
