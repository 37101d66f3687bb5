import { builtInCaseTypes, widerSubjects } from '../../../shared/case-types';
import { reserveIds } from '../../core/db/next-id';
import type { Models } from '../models';
import type { ServiceDoc } from './service.model';

type Words = [icon: string, short: string, long: string];

const help = 'Tell us what happened. We review your case free of charge, and you decide what comes next.';

/** In the order of the built-in case types. */
const words: Words[] = [
  [
    'Flame',
    'Firefighting foam and cancer',
    'For firefighters and others who worked with firefighting foam (AFFF) and later became ill.',
  ],
  [
    'Wind',
    'Asbestos and lung cancer',
    'For people who breathed in asbestos at work or at home and later were diagnosed with lung cancer.',
  ],
  [
    'Droplets',
    'PFAS in water and products',
    'For people who drank water or used products that contained PFAS, and who later became ill.',
  ],
  [
    'Syringe',
    'Depo-Provera and brain tumors',
    'For women who received Depo-Provera shots and later were diagnosed with a brain tumor such as meningioma.',
  ],
  [
    'Waves',
    'Water contamination at Camp Lejeune',
    'For people who lived or worked at Camp Lejeune and later became ill.',
  ],
  [
    'Car',
    'Harm during a ride',
    'For riders who were hurt or attacked during a ride that they booked with an app.',
  ],
  [
    'AirVent',
    'Recalled Philips CPAP machines',
    'For people who used a recalled Philips breathing machine and later had health problems.',
  ],
  [
    'Sparkles',
    'Hair relaxers and cancer',
    'For people who used chemical hair relaxers and later were diagnosed with certain cancers.',
  ],
  [
    'HeartPulse',
    'Port catheter injuries',
    'For people whose implanted port catheter failed, broke or led to an infection.',
  ],
  [
    'Cloud',
    'Talcum powder and cancer',
    'For people who used talcum powder for years and later were diagnosed with cancer.',
  ],
  [
    'Sprout',
    "Paraquat and Parkinson's disease",
    "For people who worked with or near the weed killer paraquat and later had Parkinson's disease.",
  ],
  [
    'Leaf',
    'Roundup and cancer',
    'For people who used the weed killer Roundup and later were diagnosed with certain cancers.',
  ],
  ['Grid3x3', 'Hernia mesh complications', 'For people who had problems after hernia surgery with mesh.'],
  [
    'Pill',
    'Zantac and cancer',
    'For people who took brand-name Zantac and later were diagnosed with certain cancers.',
  ],
  ['CarFront', 'Car and truck crashes', 'For people who were hurt in a crash that someone else caused.'],
  [
    'Baby',
    'Baby formula and NEC',
    'For families of babies who were born early, were fed formula and became ill with NEC, a disease of the bowel.',
  ],
  [
    'Eye',
    'Elmiron and vision loss',
    'For people who took Elmiron and later had problems with their eyesight.',
  ],
  ['Stethoscope', 'Paragard IUD breakage', 'For people whose Paragard IUD broke when it was removed.'],
];

const builtIn: ServiceDoc[] = builtInCaseTypes.map(({ id, title }, index) => {
  const [icon, short_description, description] = words[index]!;
  return {
    _id: id,
    title,
    icon,
    short_description,
    description: `${description} ${help}`,
    status: 1,
    image_id: 1,
  };
});

/**
 * Stores the 18 services of a new database; ones changed or deleted since stay as they are. Case types that the firm
 * does not take start inactive.
 */
export const seedServices = async (
  { services, counters, settings }: Models,
  leftOut: readonly string[],
  now: () => number,
) => {
  if (await counters.exists({ _id: 'services' })) return;
  await services.bulkWrite(
    builtIn.map(({ _id, ...service }) => {
      const status = leftOut.includes(String(_id)) ? 0 : service.status;
      return {
        updateOne: { filter: { _id }, update: { $setOnInsert: { ...service, status } }, upsert: true },
      };
    }),
  );
  const subjects = widerSubjects.filter((id) => leftOut.includes(id));
  if (subjects.length > 0)
    await settings.updateOne(
      { _id: 'subjects' },
      { $setOnInsert: { value: { leftOut: subjects }, version: 1, updatedAt: new Date(now()) } },
      { upsert: true },
    );
  await reserveIds(counters, 'services', builtIn.length);
};
