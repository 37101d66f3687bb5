import type { Firm } from '../../shared/firm';

type Named = Pick<Firm, 'name' | 'phone'>;
type Words = Record<'stop' | 'help' | 'confirm', (firm: Named) => string> & {
  code: (firm: Named & { code: string }) => string;
};

/** The texts that we send by ourselves, without characters that would make a second segment. */
export const automaticTexts: Readonly<Record<'en' | 'es', Words>> = {
  en: {
    stop: ({ name }) => `${name}: You asked us to stop. You will get no more texts from us.`,
    help: ({ name, phone }) => `${name}: Call us at ${phone}. Reply STOP to get no more texts.`,
    confirm: ({ name }) =>
      `${name}: You agreed to our texts about your request. Reply YES if this is your number. Msg & data rates may apply. HELP for help, STOP to stop.`,
    code: ({ name, code }) =>
      `${code} is your code to sign for ${name}. It works for 10 minutes. Do not share it, not even with us.`,
  },
  es: {
    stop: ({ name }) => `${name}: De acuerdo. Este es nuestro mensaje final.`,
    help: ({ name, phone }) => `${name}: Llame al ${phone}. Responda ALTO para no recibir mensajes.`,
    confirm: ({ name }) =>
      `${name}: Usted acepta nuestros mensajes sobre su solicitud. ¿Este es su teléfono? Responda SI. Pueden aplicar tarifas. ALTO para terminar.`,
    code: ({ name, code }) =>
      `${code} es su clave para firmar con ${name}. Vale 10 minutos. No la comparta con nadie, ni con nosotros.`,
  },
};
