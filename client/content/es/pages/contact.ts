import { promised } from '../../promises';
import { site } from '../../site';

const { replyHours, anyHour, everywhere } = promised;
const soon = replyHours ? ` Respondemos en menos de ${replyHours} horas.` : '';
const listed =
  site.hours.length > 0
    ? 'Direcciones, teléfonos y horario de las oficinas'
    : 'Direcciones y teléfonos de las oficinas';

/** The words of the contact page. */
export const contact = {
  meta: {
    title: 'Contacto: revisión gratis de su caso',
    description: `Pida una revisión gratis de su caso por formulario, teléfono o correo.${soon} ${listed}.`,
  },
  title: 'Hable con nosotros',
  intro: 'Por formulario, teléfono o correo. Usted decide qué sigue.',
  details: {
    title: 'Cómo comunicarse con nosotros',
    office: 'Dirección de la oficina',
    otherOffices: 'Otras oficinas',
    phones: 'Teléfono',
    freePhone: everywhere ? 'Desde cualquier lugar de los Estados Unidos' : null,
    emails: 'Correo electrónico',
    emailHelp: 'Para ayuda con un caso',
    emailPrivacy: 'Para preguntas sobre sus datos',
    hours: 'Horario',
    always: anyHour ? 'Recibimos solicitudes por formulario 24/7.' : null,
  },
  map: {
    title: 'Dónde estamos',
    text: 'El mapa viene de {provider}. Su navegador se comunica con ellos solo después de que usted presione el botón.',
    show: 'Mostrar el mapa',
    link: 'Abrir en {provider}',
    frame: 'Mapa de nuestra oficina en {city}',
  },
};
