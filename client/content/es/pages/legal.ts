// Templates: a lawyer of the firm reads and adapts these three texts before the site goes live. `{firm}`, `{email}`,
// `{phone}` and `{address}` are replaced from the firm's own file.

import type { LegalPage } from '../../legal-page';
import { mark } from '../../promises';

export const legalPages: LegalPage[] = [
  {
    slug: 'privacy-policy',
    title: 'Política de privacidad',
    meta: {
      title: 'Política de privacidad',
      description:
        'Qué recogemos cuando pide una revisión gratis, para qué lo necesitamos, quién puede verlo, qué guarda su navegador y cómo pedir que borremos sus datos.',
    },
    updated: '2026-11-26',
    intro:
      'Esta página dice lo que {firm} sabe de usted cuando usa este sitio, qué hacemos con eso y qué puede pedirnos. Puede leer todas las páginas sin decirnos quién es.',
    sections: [
      {
        id: 'in-short',
        heading: 'En pocas palabras',
        blocks: [
          {
            list: [
              'Recogemos lo que usted nos envía en el formulario, y lo que necesitamos para mostrar que aceptó que le contactemos.',
              'Lo usamos para responder su solicitud.',
              'Aquí no hay rastreadores de otras empresas, ni análisis de visitas, ni cookies de publicidad.',
              'No vendemos sus datos.',
              'Puede pedirnos que los corrijamos o los borremos.',
            ],
          },
        ],
      },
      {
        id: 'what-we-collect',
        heading: 'Qué recogemos',
        blocks: [
          { text: 'Cuando envía el formulario para una revisión gratis de su caso, recibimos y guardamos:' },
          {
            list: [
              'Su nombre y sus apellidos',
              'Su correo electrónico',
              'Su número de teléfono',
              'El tipo de caso que elige',
              'Su mensaje, si escribe uno',
              'Sus respuestas a “¿Esto se aplica a mí?”, si marca la casilla que nos las envía',
              'El idioma de la página desde la que escribió, para poder responderle en él',
              'Su dirección IP, que es el número que tiene su conexión en internet',
              'El día y la hora de su solicitud, y lo que contestó a la pregunta sobre llamadas y mensajes de texto: las palabras que vio, la página, su navegador, y cuándo y cómo marcó la casilla',
            ],
          },
          {
            text: 'Por favor escriba un mensaje corto. No ponga en él números de Seguro Social, datos del banco ni expedientes médicos. Lo que necesitemos se lo pedimos después, de una manera más segura.',
          },
          {
            text: 'Si pidió ayuda en el sitio de otra empresa que nos pasa solicitudes, recibimos de esa empresa lo que usted escribió allí y lo que registró sobre su consentimiento.',
          },
          {
            text: 'Para que el sitio funcione y para frenar abusos, nuestro servidor también cuenta por un tiempo las solicitudes de una dirección IP y escribe líneas técnicas de registro.',
          },
        ],
      },
      {
        id: 'how-we-use-it',
        heading: 'Cómo lo usamos',
        blocks: [
          {
            list: [
              'Para llamarle o escribirle sobre su solicitud, por teléfono, mensaje de texto o correo electrónico',
              'Para saber si podemos ayudar, y si podemos representarle sin un conflicto con otro cliente',
              'Para preparar su caso, si llega a ser cliente',
              'Para mostrar que aceptó que le contactemos, y para cumplir deberes que nos ponen la ley o nuestras reglas profesionales',
              'Para proteger el sitio de abusos',
            ],
          },
          {
            text: 'No lo usamos para anunciarle otras cosas, y no hacemos un perfil de usted.',
          },
        ],
      },
      {
        id: 'who-sees-it',
        heading: 'Quién puede verlo',
        blocks: [
          {
            text: 'Las solicitudes se guardan en un servidor que manejamos nosotros o que se maneja para nosotros. Solo puede verlas el personal de {firm} que entra con una cuenta propia.',
          },
          {
            text: 'En algunos casos trabajamos con otras firmas de abogados. Le preguntamos antes de pasar su solicitud a una de ellas. También compartimos datos cuando una ley o una corte lo exige.',
          },
          {
            text: 'No compartimos su número de teléfono móvil, ni su consentimiento para recibir mensajes de texto, con nadie para su propia publicidad. El servicio que entrega nuestros mensajes recibe el número y el mensaje para entregarlo, y nada más.',
          },
        ],
      },
      {
        id: 'your-browser',
        heading: 'Qué guarda su navegador',
        blocks: [
          {
            cards: [
              {
                title: 'Mientras llena el formulario',
                text: 'Un borrador de lo que escribe, con sus respuestas a “¿Esto se aplica a mí?”, se guarda en la memoria de esa pestaña, para que no se pierda si la página se carga otra vez. Se queda en su navegador hasta que envía el formulario o cierra la pestaña, y nunca más de un día.',
              },
              {
                title: 'Cuando entra el personal',
                text: 'Nuestro personal recibe una cookie que mantiene abierta su sesión, y su navegador recuerda quién entró y cómo tiene su pantalla. Las visitas que no entran con una cuenta no reciben nada de esto.',
              },
              {
                title: 'El mapa',
                text: 'El mapa de la página de contacto se carga solo cuando usted lo pide. Entonces su navegador se conecta con el proveedor del mapa, que ve su dirección IP y tiene sus propias reglas de privacidad. Antes de eso no se carga nada de él.',
              },
            ],
          },
          {
            text: 'Aparte de ese mapa, las páginas, las letras y las imágenes de este sitio vienen de nuestro propio servidor. Si sigue un enlace a otro sitio, allí se aplican las reglas de ese sitio.',
          },
        ],
      },
      {
        id: 'how-long',
        heading: 'Cuánto tiempo lo guardamos',
        blocks: [
          {
            text: 'Guardamos una solicitud mientras la necesitamos para responderle, para llevar un caso y para cumplir los deberes que nos ponen la ley y nuestras reglas profesionales. Cuando ya no se necesita, la borramos.',
          },
        ],
      },
      {
        id: 'your-choices',
        heading: 'Lo que usted puede pedir',
        blocks: [
          {
            list: [
              'Preguntar qué tenemos sobre usted, y pedir una copia',
              'Pedirnos que corrijamos algo que está mal',
              'Pedirnos que borremos su solicitud y sus datos',
              'Decirnos que dejemos de llamarle o escribirle',
            ],
          },
          {
            text: 'Use el formulario de [Sus datos](/your-data), escriba a {email}, llame al {phone} o envíe una carta a {firm}, {address}. Primero puede que necesitemos asegurarnos de que es usted. A veces tenemos que guardar una parte, por ejemplo la prueba de su consentimiento o el expediente de un caso. Si es así, le decimos qué guardamos y por qué. La ley de su estado puede darle más derechos.',
          },
        ],
      },
      {
        id: 'safety',
        heading: 'Cómo lo protegemos',
        blocks: [
          {
            text: 'Limitamos quién puede ver las solicitudes. Protegemos las cuentas del personal con contraseñas que se guardan solo en forma cifrada, y registramos los cambios que hace el personal. Ningún sitio puede prometer una seguridad perfecta. Si algo sale mal y le afecta, actuamos y se lo decimos como la ley lo exige.',
          },
        ],
      },
      {
        id: 'children',
        heading: 'Niños',
        blocks: [
          {
            text: 'El formulario es para adultos. Un padre, una madre o un tutor legal puede pedir ayuda para un niño. Si un niño nos envió datos, díganoslo y los borramos.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios y preguntas',
        blocks: [
          {
            text: 'Cuando esta política cambia, publicamos aquí el nuevo texto y cambiamos la fecha de arriba. Sus preguntas son bienvenidas en {email} o {phone}.',
          },
        ],
      },
    ],
  },
  {
    slug: 'terms-of-service',
    title: 'Términos de servicio',
    meta: {
      title: 'Términos de servicio',
      description:
        'Las reglas para usar este sitio: para qué sirve, qué significa enviar el formulario, cómo podemos contactarle, y por qué eso no nos hace sus abogados.',
    },
    updated: '2026-11-22',
    intro:
      'Estas son las reglas para usar el sitio de {firm}. Son cortas a propósito. Al usar el sitio o enviar el formulario, usted las acepta. Si no las acepta, por favor no use el formulario; puede llamarnos al {phone}.',
    sections: [
      {
        id: 'what-the-site-is-for',
        heading: 'Para qué sirve el sitio',
        blocks: [
          {
            text: 'El sitio da información general sobre lesiones y sobre la ley, y le deja pedir una revisión gratis de su caso. No es consejo legal ni consejo médico. No puede tomar el lugar de hablar con un abogado o un médico sobre su propia situación.',
          },
        ],
      },
      {
        id: 'no-client-relationship',
        heading: 'Enviar el formulario no nos hace sus abogados',
        blocks: [
          {
            text: 'Leer este sitio, enviar el formulario, llamarnos o escribirnos no crea una relación de abogado y cliente, que es el lazo de deberes entre los dos. Esa relación empieza solo cuando usted y nosotros hemos firmado un contrato por escrito.',
          },
          {
            note: 'Hasta entonces no actuamos por usted, y no vigilamos ningún plazo por usted. Los plazos cambian según el estado y pueden ser cortos. Usted también puede preguntar a otros abogados.',
          },
        ],
      },
      {
        id: 'your-request',
        heading: 'Lo que usted nos envía',
        blocks: [
          {
            list: [
              'Diga la verdad, hasta donde la sabe.',
              'Envíe sus propios datos, o los de alguien por quien puede hablar, como su hijo.',
              'No envíe por el formulario nada muy privado ni urgente. No lo use en una emergencia.',
              'Puede ser que no podamos tomar su caso. Si es así, se lo decimos.',
            ],
          },
        ],
      },
      {
        id: 'consent-to-contact',
        heading: 'Su consentimiento para que le contactemos',
        blocks: [
          {
            text: 'Cuando envía el formulario, usted pide a {firm} que le responda: una persona puede marcar su número o escribirle por correo electrónico. Los mensajes de texto, y las llamadas automáticas o grabadas, solo se los enviamos si además marca la casilla de llamadas y mensajes de texto. Esa casilla es una decisión aparte. Recibe la misma ayuda sin ella.',
          },
          {
            text: 'Puede retirar este consentimiento en cualquier momento. Dígaselo a quien le llame, escriba a {email} o llame al {phone}. Su compañía de teléfono puede cobrarle por llamadas o mensajes.',
          },
        ],
      },
      {
        id: 'fees',
        heading: 'Honorarios',
        blocks: [
          {
            text: 'La revisión del caso es gratis. Si tomamos su caso, nuestros honorarios dependen de ganarlo: si no ganamos, usted no paga honorarios. [[firm-costs]] Nuestra página sobre [lo que cuesta un caso](/answers/costs) muestra cómo se calculan los honorarios y los gastos, y el contrato escrito dice lo mismo. Si esta página y ese contrato no coinciden, vale el contrato.',
          },
        ],
      },
      {
        id: 'fair-use',
        heading: 'Buen uso del sitio',
        blocks: [
          { text: 'Por favor no haga esto:' },
          {
            list: [
              'Enviar solicitudes falsas, o a nombre de alguien que no estuvo de acuerdo',
              'Tratar de entrar a áreas del personal o a datos que no son para usted',
              'Sobrecargar el sitio o saltarse sus límites',
              'Copiar sus textos y presentarlos como propios',
            ],
          },
        ],
      },
      {
        id: 'content-and-links',
        heading: 'Contenido y enlaces',
        blocks: [
          {
            text: 'Escribimos con cuidado, pero la ley y la medicina cambian, y una página puede estar vieja o incompleta. El sitio se ofrece como está. No podemos prometer que siempre esté disponible o sin errores. Cuando ponemos enlaces a otros sitios o mostramos un mapa porque usted lo pide, esos servicios son de otros.',
          },
        ],
      },
      {
        id: 'privacy',
        heading: 'Su privacidad',
        blocks: [
          {
            text: 'La [Política de privacidad](/privacy-policy) dice qué recogemos y qué puede pedir. El [Aviso legal](/disclaimer) dice más sobre publicidad y resultados.',
          },
        ],
      },
      {
        id: 'changes',
        heading: 'Cambios y preguntas',
        blocks: [
          {
            text: 'Podemos cambiar estos términos. El nuevo texto vale desde la fecha que está arriba en la página. Si tiene una pregunta, escriba a {firm}, {address}, envíe un correo a {email} o llame al {phone}.',
          },
        ],
      },
    ],
  },
  {
    slug: 'disclaimer',
    title: 'Aviso legal',
    meta: {
      title: 'Aviso legal',
      description:
        'Publicidad de abogados. Este sitio es información general, no consejo legal ni médico. Los resultados pasados no garantizan un resultado parecido.',
    },
    updated: '2026-11-21',
    intro:
      'Publicidad de abogados. Este sitio lo publica {firm} para informar a personas que pueden haber sufrido un daño y para contarles de nuestros servicios. Por favor léalo con estos puntos en mente.',
    sections: [
      {
        id: 'not-legal-advice',
        heading: 'No es consejo legal',
        blocks: [
          {
            text: 'Lo que lee aquí es general. La ley es distinta en cada estado y cambia con el tiempo, y un hecho pequeño puede cambiar la respuesta. No actúe, ni decida no actuar, solo por lo que dice este sitio. Hable con un abogado sobre su propio caso.',
          },
        ],
      },
      {
        id: 'not-medical-advice',
        heading: 'No es consejo médico',
        blocks: [
          {
            text: 'Somos abogados, no médicos. No deje ni cambie una medicina, un tratamiento o la alimentación de un niño por algo que leyó en este sitio. Pregunte a su médico. En una emergencia, llame al número de emergencias de su zona.',
          },
        ],
      },
      {
        id: 'no-client-relationship',
        heading: 'No hay relación de abogado y cliente',
        blocks: [
          {
            text: 'Usar este sitio o enviarnos un mensaje no le hace nuestro cliente ni nos hace sus abogados. Para eso hace falta un contrato escrito, firmado por usted y por nosotros. Hasta entonces, por favor no incluya nada que no quiera que tengamos.',
          },
        ],
      },
      {
        id: 'results',
        heading: 'Los resultados pasados no garantizan nada',
        blocks: [
          {
            text: 'Algunas páginas nombran sumas de casos o acuerdos pasados. Cada caso es diferente. Los resultados pasados no garantizan ni predicen un resultado parecido en otro caso. Una suma que se nombra por un producto o un grupo de demandas no es una suma que usted deba esperar, y puede no venir de un caso que llevamos nosotros.',
          },
          {
            text: 'Cuando una página dice que usted puede calificar, no dice que tiene un reclamo válido.',
          },
        ],
      },
      {
        id: 'fees-and-costs',
        heading: 'Honorarios y gastos',
        blocks: [
          {
            text: '“Si no ganamos, no paga honorarios” se refiere a nuestros honorarios por el trabajo legal. [[firm-costs]] Si ganamos, los gastos que pagamos se devuelven de ese dinero. El contrato escrito también lo dice, y usted lo recibe antes de decidir.',
          },
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Dónde trabajamos',
        blocks: [
          {
            text: `Los abogados solo pueden ejercer donde tienen licencia o donde se les permite de otra manera.${mark('firm-states-how')} En algunos casos trabajamos con otras firmas de abogados, o pasamos un caso a una de ellas con su consentimiento. No buscamos representar a nadie en un estado donde este sitio no cumpla las reglas para abogados.`,
          },
        ],
      },
      {
        id: 'names-of-products',
        heading: 'Nombres de productos y empresas',
        blocks: [
          {
            text: 'Los nombres de productos son de sus dueños. Los usamos solo para decir de qué trata un caso. Ninguno de esos dueños ha aprobado este sitio. Decir que hay demandas sobre un producto no es decir que una corte lo haya hallado inseguro.',
          },
        ],
      },
      {
        id: 'questions',
        heading: 'Preguntas',
        blocks: [
          {
            text: '{firm} es responsable de este sitio. Puede encontrarnos en {address}, por correo electrónico en {email} o por teléfono en {phone}.',
          },
        ],
      },
    ],
  },
];
