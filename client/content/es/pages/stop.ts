/** The page where anyone can ask us to stop contacting them. */
export const stop = {
  meta: {
    title: 'No me contacten más',
    description:
      'Díganos que dejemos de llamarle, enviarle mensajes o escribirle. No necesita una cuenta ni dar una razón. Vale desde ahora, para su número y su correo.',
  },
  title: 'No me contacten más',
  intro:
    'Díganos su número de teléfono, su correo electrónico, o los dos. Desde ese momento nadie de {firm} le llama, le envía mensajes ni le escribe allí. Vale de inmediato. No necesita una cuenta ni dar una razón.',
  phoneNumber: 'Teléfono',
  email: 'Correo electrónico',
  submit: 'No me contacten más',
  outcomes: {
    done: {
      title: 'Listo',
      text: 'Si tenemos este número o esta dirección, ya no los usamos. No tiene que hacer nada más.',
    },
    check: {
      title: 'Por favor revise lo que escribió',
      text: 'Escriba un número de teléfono con su código de área, o un correo completo como nombre@example.com.',
    },
    again: {
      title: 'No funcionó',
      text: 'Por favor inténtelo otra vez en un minuto, o llámenos o escríbanos. Los datos están al pie de esta página.',
    },
  },
  after:
    'Puede cambiar de opinión: envíe una nueva solicitud y acepte que le contactemos otra vez. También puede responder STOP a un mensaje de texto, o decírselo a quien le llame.',
};
