/** The words around the firm's news. */
export const newsPage = {
  meta: {
    title: 'Noticias',
    description:
      'Lo nuevo en los casos que seguimos: decisiones, acuerdos, retiros de productos y cambios de etiquetas, con su fecha y con la página que dice más.',
  },
  title: 'Noticias',
  intro:
    'Lo que ha cambiado en los casos que seguimos. Cada nota tiene su fecha y un enlace a la página con las fuentes.',
  read: 'Leer más',
  happened: 'Ocurrió: {date}',
  written: 'Escrito: {date}',
  months: {
    title: 'Mes por mes',
    intro:
      'Un hecho al mes de cada litigio que seguimos, cuando lo muestra una corte, una agencia, una ley o una revista médica, o lo confirman otras dos fuentes.',
  },
};
