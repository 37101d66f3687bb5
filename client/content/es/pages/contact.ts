/** The words of the contact page. */
export const contact = {
  meta: {
    title: 'Contacto: revisión gratis de su caso',
    description:
      'Pida una revisión gratis de su caso por formulario, teléfono o correo. Respondemos en menos de 24 horas. Direcciones, teléfonos y horario de las oficinas.',
  },
  title: 'Hable con nosotros',
  intro:
    'Pida una revisión gratis de su caso por formulario, teléfono o correo electrónico. Usted decide qué sigue.',
  details: {
    title: 'Cómo comunicarse con nosotros',
    office: 'Dirección de la oficina',
    otherOffices: 'Otras oficinas',
    phones: 'Teléfono',
    freePhone: 'Desde cualquier lugar de los Estados Unidos',
    emails: 'Correo electrónico',
    emailHelp: 'Para ayuda con un caso',
    emailPrivacy: 'Para preguntas sobre sus datos',
    hours: 'Horario',
    always: 'Recibimos solicitudes por formulario 24/7.',
  },
  map: {
    title: 'Dónde estamos',
    text: 'El mapa viene de {provider}. Su navegador se comunica con ellos solo después de que usted presione el botón.',
    show: 'Mostrar el mapa',
    link: 'Abrir en {provider}',
    frame: 'Mapa de nuestra oficina en {city}',
  },
};
