import type { Firm } from '../../../shared/firm';

type Words = Record<'stop' | 'help', (firm: Pick<Firm, 'name' | 'phone'>) => string>;

/** The answers to keywords, without characters that would make a second segment. */
export const keywordAnswers: Readonly<Record<'en' | 'es', Words>> = {
  en: {
    stop: ({ name }) => `${name}: You asked us to stop. You will get no more texts from us.`,
    help: ({ name, phone }) => `${name}: Call us at ${phone}. Reply STOP to get no more texts.`,
  },
  es: {
    stop: ({ name }) => `${name}: De acuerdo. Este es nuestro mensaje final.`,
    help: ({ name, phone }) => `${name}: Llame al ${phone}. Responda ALTO para no recibir mensajes.`,
  },
};
