/** Shown instead of a practice area that the firm does not take; the server fills in its name at `{{area}}`. */
export const notTaken = {
  title: 'No aceptamos estos casos',
  heading: '{{area}}: no aceptamos casos nuevos',
  text: 'Otros abogados sí. Por favor pregunte pronto: la ley limita el tiempo para presentar un reclamo, y puede ser corto.',
  find: 'Dónde encontrar un abogado',
  places: [
    {
      name: 'Busque un servicio de referencia de abogados en su estado (American Bar Association, en inglés)',
      href: 'https://www.americanbar.org/groups/legal_services/flh-home/',
    },
    { name: 'Ayuda legal gratis cerca de usted (LawHelp.org)', href: 'https://www.lawhelp.org' },
  ],
  deadlines: 'Antes de irse, vea los [plazos por estado](/answers/deadlines).',
  already: '¿Ya trabajamos para usted, o ya nos preguntó? Entonces nada cambia: llámenos como siempre.',
  services: 'Ver en qué trabajamos',
};
