export const serviceWords = {
  name: 'Title',
  active: 'Active',
  notAnImage: { title: 'Validation Error', description: 'Please choose an image file (JPG, PNG or SVG).' },
  tooLarge: { title: 'Validation Error', description: 'This image is larger than 2 MB.' },
} as const;
