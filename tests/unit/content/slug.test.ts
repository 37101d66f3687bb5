import { expect, test } from 'vitest';
import { product, serviceSlug } from '../../../shared/slug';

test.each([
  [`Medication ${product}`, `medication-${product}`],
  ['Chemical Exposure', 'chemical-exposure'],
  ['Workplace Injuries', 'workplace-injuries'],
  ['Auto Accidents', 'auto-accidents'],
  ['Product Liability', 'product-liability'],
  ['Construction Accidents', 'construction-accidents'],
])('the service %s has the slug %s', (title, slug) => {
  expect(serviceSlug(title)).toBe(slug);
});

test.each(['Paraquat', 'chemical exposure', '', 'constructor', '__proto__', 'toString'])(
  'any other title (%j) has the slug services',
  (title) => {
    expect(serviceSlug(title)).toBe('services');
  },
);
