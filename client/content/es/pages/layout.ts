import { links, paths } from '../../../paths';

const home = 'Inicio';
const services = 'Servicios';

/** The words on every page: bar, footer and repeated buttons. */
export const layout = {
  skip: 'Ir al contenido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  freeConsultation: 'Consulta gratis',
  navigation: [
    { label: home, href: paths.home },
    { label: 'Nosotros', href: paths.about },
    { label: services, href: paths.services },
    { label: 'Preguntas', href: links.faq },
    { label: 'Contacto', href: paths.contact },
  ],
  /** For phones, at the bottom of the window. */
  bar: { label: 'Comuníquese', call: 'Llamar', review: 'Revisión gratis' },
  call: 'Llame al {phone}',
  /** Beside the call buttons, where the firm has a number for texts: with what carriers ask to say there. */
  textUs: {
    short: 'Texto',
    label: 'Mándenos un texto al {phone}',
    terms:
      'La cantidad de mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para terminar, AYUDA para ayuda.',
  },
  callPlaceholder: 'Este botón todavía no llama a nadie.',
  /** On every page until closed, while site.ts is a demonstration. */
  demonstration: {
    text: 'Esto es una demostración. Esta firma y su gente no existen.',
    close: 'Cerrar',
    mark: 'Inventado',
  },
  loading: 'Cargando la página',
  /** The other language's own name appears beside it. */
  otherLanguages: 'Otros idiomas',
  home,
  services,
  backTo: 'Volver a ',
  breadcrumbs: 'Usted está aquí',
  /** Promises to everyone who asks, on every page; the other promises are statements. */
  promises: { review: 'Revisión gratis de su caso' },
  footer: {
    about:
      'Representamos a personas que sufrieron daños por medicinas, aparatos médicos, químicos, productos y accidentes.',
    site: {
      heading: 'Sitio',
      links: [
        { label: 'Inicio', href: paths.home },
        { label: 'Nosotros', href: paths.about },
        { label: 'Servicios', href: paths.services },
        { label: 'Contacto', href: paths.contact },
        { label: 'Acceso del personal', href: paths.login },
      ],
    },
    answers: { heading: 'Respuestas' },
    areas: { heading: 'Áreas de práctica' },
    contact: { heading: 'Contacto' },
    news: 'Noticias',
    legal: [
      { label: 'Política de privacidad', href: paths.privacyPolicy },
      { label: 'Términos de servicio', href: paths.termsOfService },
      { label: 'Aviso legal', href: paths.disclaimer },
      { label: 'Aviso sobre datos de salud', href: paths.healthData },
      { label: 'Accesibilidad', href: paths.accessibility },
      { label: 'Sus datos', href: paths.yourData },
      { label: 'No me contacten más', href: paths.stop },
    ],
    /** Without a year, so that no page looks outdated. */
    rights: '© {firm}. Todos los derechos reservados.',
  },
};
