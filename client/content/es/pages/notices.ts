// Templates: a lawyer of the firm reads and adapts these texts before the site goes live.

import type { LegalPage } from '../../legal-page';

export const notices: LegalPage[] = [
  {
    slug: 'health-data-notice',
    title: 'Aviso sobre datos de salud',
    meta: {
      title: 'Aviso sobre datos de salud',
      description:
        'Qué sabemos de su salud cuando pide ayuda, para qué lo necesitamos, quién lo ve, y cómo puede verlo, retirar su consentimiento o pedir que se borre.',
    },
    updated: '2026-11-22',
    intro:
      'Lo que usted cuenta a {firm} sobre una enfermedad o una lesión son datos de salud. Esta página dice qué hacemos con ellos. Es nuestra política de datos de salud de los consumidores según las leyes de Washington y Nevada. La cumplimos con todos, vivan donde vivan.',
    sections: [
      {
        id: 'what-we-collect',
        heading: 'Qué recogemos, y por qué',
        blocks: [
          {
            list: [
              'El tipo de caso que elige, porque puede decir qué medicina, aparato o químico usó',
              'Lo que escribe en su mensaje, y lo que contesta cuando preguntamos: enfermedades, lesiones, tratamientos, fechas',
              'Su nombre, su número y su dirección, para que podamos responderle',
            ],
          },
          {
            text: 'Lo usamos para saber si podemos ayudarle, para responderle, y para preparar su caso si llega a ser cliente. No lo usamos para nada más.',
          },
        ],
      },
      {
        id: 'where-from',
        heading: 'De dónde viene',
        blocks: [
          {
            list: [
              'De usted: el formulario, una llamada, un correo electrónico o una carta',
              'De una empresa que nos pasa su solicitud, porque usted pidió ayuda en su sitio',
            ],
          },
        ],
      },
      {
        id: 'who-gets-it',
        heading: 'Quién lo recibe',
        blocks: [
          {
            text: 'Nuestro propio personal. Las empresas que manejan nuestros servidores y nuestro correo lo guardan para nosotros y no pueden hacer nada más con ello. Lo compartimos con otra firma de abogados solo después de preguntarle a usted, y con una corte o una oficina cuando la ley dice que debemos hacerlo.',
          },
          {
            text: 'No vendemos datos de salud. No los compartimos con ningún anunciante ni con vendedores de datos. No vigilamos lugares de atención médica para saber quién va allí. Ninguna otra empresa puede seguirle de este sitio a otros; el mapa de la página de contacto se carga solo si usted lo pide.',
          },
        ],
      },
      {
        id: 'your-rights',
        heading: 'Qué puede pedir',
        blocks: [
          {
            list: [
              'Saber si tenemos datos de salud suyos, una copia de ellos, y una lista de quienes los recibieron',
              'Que dejemos de recogerlos o compartirlos: usted retira su consentimiento',
              'Que los borremos. Entonces avisamos también a quienes los recibieron de nosotros',
            ],
          },
          {
            text: 'Use el formulario de [Sus datos](/your-data), escriba a {email} o llame al {phone}. Respondemos en 45 días. Si necesitamos hasta 45 días más, le decimos por qué en ese tiempo.',
          },
          {
            text: 'Si decimos que no, puede pedir que lo miremos otra vez: escriba a {email} con la palabra “apelación”. Respondemos en 45 días, por escrito y con nuestras razones. Si volvemos a decir que no, puede quejarse ante el fiscal general de su estado. En Washington es www.atg.wa.gov/file-complaint.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Cuando esta página cambia',
        blocks: [
          {
            text: 'Si alguna vez queremos recoger o usar datos de salud de una manera que no está aquí, le preguntamos antes. La fecha de arriba dice cuándo cambió esta página por última vez.',
          },
        ],
      },
    ],
  },
  {
    slug: 'accessibility',
    title: 'Accesibilidad',
    meta: {
      title: 'Accesibilidad',
      description:
        'Cómo hacemos que este sitio sirva para todos, con qué nos medimos, qué no funciona todavía, y cómo decirnos que algo le impide usarlo.',
    },
    updated: '2026-11-22',
    intro:
      'Todos deben poder leer este sitio y pedir ayuda aquí, también con un lector de pantalla, solo con el teclado, con letras grandes, en un teléfono viejo o sin programas en la página.',
    sections: [
      {
        id: 'what-we-aim-for',
        heading: 'Lo que buscamos',
        blocks: [
          {
            text: 'Seguimos las pautas de accesibilidad para el contenido web (WCAG) 2.2, nivel AA. Unos programas revisan las páginas en cada cambio, y prueban los formularios con el teclado y en un teléfono angosto. Un programa no lo halla todo. Por favor díganos lo que se nos pasó.',
          },
        ],
      },
      {
        id: 'what-works',
        heading: 'Con qué puede contar',
        blocks: [
          {
            list: [
              'A todo se llega y todo se usa con el teclado, y se ve dónde está',
              'El texto y su fondo son bastante distintos para leerse, en cada estado de un botón o un campo',
              'Un error se dice con palabras junto al campo, y no se pierde nada de lo que escribió',
              'Las páginas, el formulario para pedir ayuda y los de sus datos funcionan sin programas',
              'Las cosas se mueven solo donde ayuda, y nada si su aparato pide menos movimiento',
            ],
          },
        ],
      },
      {
        id: 'what-does-not',
        heading: 'Qué no funciona todavía',
        blocks: [
          {
            text: 'El mapa de la página de contacto viene de otra empresa. No todo se puede usar con un lector de pantalla. La dirección está al lado en palabras, y puede preguntarnos el camino.',
          },
        ],
      },
      {
        id: 'tell-us',
        heading: 'Díganoslo, o deje que lo hagamos por usted',
        blocks: [
          {
            text: 'Si algo le impide usar el sitio, llame al {phone} o escriba a {email}. Díganos la página, y qué quería hacer. Le ayudamos enseguida de otra manera, por teléfono o con letra grande, y después arreglamos la página. También puede enviar una carta a {firm}, {address}.',
          },
        ],
      },
    ],
  },
];
