/** The not-found screen, and the replacement for a page that fails. */
export const notFound = {
  heading: '404 - Página no encontrada',
  text: 'La página que busca no existe o se movió.',
  unexpected: '¡Error inesperado!',
  button: 'Volver al inicio',
  services: 'Ver nuestros servicios',
};
