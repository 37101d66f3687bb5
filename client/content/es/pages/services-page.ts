import type { AreaGroup } from '../../area-facts';

const groups: Record<AreaGroup, { title: string; text: string }> = {
  drugs: {
    title: 'Medicinas y productos',
    text: 'Medicinas, y cosas que se usan en el cuerpo o se dan a alguien.',
  },
  devices: {
    title: 'Aparatos médicos',
    text: 'Máquinas que ayudan a respirar, y aparatos que se colocan en el cuerpo.',
  },
  chemicals: { title: 'Químicos', text: 'Sustancias en el trabajo, en casa, en el agua y en el campo.' },
  accidents: { title: 'Accidentes', text: 'En la carretera, en una obra, en el trabajo.' },
};

/** The words of the services list. */
export const servicesPage = {
  meta: {
    title: 'Servicios: las 19 áreas de práctica',
    description:
      'Las 19 áreas en las que representamos a personas lesionadas: medicinas, aparatos, químicos, productos y accidentes. Revisión gratis de su caso.',
  },
  title: 'Cómo podemos ayudarle a usted',
  intro:
    'Busque la página que corresponde a lo que le pasó. Cada una dice quién puede tener un reclamo, cómo van las demandas y cuáles son nuestras fuentes.',
  listHeading: 'Las 19 áreas de práctica',
  groups,
  filter: {
    label: 'Busque su caso',
    hint: 'Escriba lo que pasó, un producto, una empresa, una enfermedad o un lugar.',
    none: 'Ninguna página nuestra trata de eso. Aun así puede ser un caso.',
    ask: 'Cuéntenos qué pasó',
    matches: '{count} páginas coinciden, la mejor primero.',
    oneMatch: 'Una página coincide.',
    because: 'Sus palabras:',
  },
  more: { title: 'Temas más amplios', text: 'Cuando no conoce el producto, o son varios.' },
  closing: {
    title: '¿No sabe cuál es el suyo?',
    text: 'Cuéntenos con sus propias palabras. Le diremos dónde va y si podemos ayudarle.',
    button: 'Pedir una consulta gratis',
  },
};
