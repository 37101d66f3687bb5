import type { PracticeArea } from './practice-area';

type Card = Pick<PracticeArea, 'slug' | 'name' | 'icon' | 'summary'>;

/**
 * What lists show of the 19 practice areas, in order. Kept apart from the pages so that a list does not load them all;
 * a test holds that both say the same.
 */
export const practiceAreaCards: readonly Card[] = [
  {
    slug: 'afff-claims',
    name: 'AFFF Firefighting Foam',
    icon: 'FireExtinguisher',
    summary: 'For firefighters and others who worked with AFFF foam and later learned that they had cancer.',
  },
  {
    slug: 'asbestos-lung-cancer-claims',
    name: 'Asbestos Lung Cancer',
    icon: 'HardHat',
    summary:
      'For workers and families who were around asbestos dust and later faced a diagnosis of lung cancer.',
  },
  {
    slug: 'pfas-claims',
    name: 'PFAS',
    icon: 'Droplets',
    summary:
      'For people who had PFAS, a group of long-lasting chemicals, in their water or at work and later became ill.',
  },
  {
    slug: 'depo-provera-claims',
    name: 'Depo-Provera',
    icon: 'Syringe',
    summary:
      'For people who received Depo-Provera shots as birth control and later learned of a brain tumor such as meningioma.',
  },
  {
    slug: 'camp-lejeune-water-contamination-claims',
    name: 'Camp Lejeune Water Contamination',
    icon: 'Waves',
    summary:
      'For Marines, families and workers who lived or worked at Camp Lejeune in the years 1957-1987 and later became ill.',
  },
  {
    slug: 'ride-share-claims',
    name: 'Ride Share',
    icon: 'CarTaxiFront',
    summary:
      'For passengers and others who were hurt in a crash or harmed by someone during a ride booked through an app.',
  },
  {
    slug: 'philips-cpap-claims',
    name: 'Philips CPAP',
    icon: 'Wind',
    summary:
      'For people who used a recalled Philips CPAP, BiPAP or ventilator and later had breathing or other health problems.',
  },
  {
    slug: 'hair-relaxer-claims',
    name: 'Hair Relaxer',
    icon: 'Scissors',
    summary:
      'For people who used chemical hair relaxers and later learned they had uterine, endometrial or ovarian cancer.',
  },
  {
    slug: 'tivad-lawsuit-claims',
    name: 'TIVAD / Port Catheter',
    icon: 'HeartPulse',
    summary:
      'For patients harmed by an implanted port, or TIVAD, placed under the skin to give chemotherapy or other medicine.',
  },
  {
    slug: 'talcum-powder-claims',
    name: 'Talcum Powder',
    icon: 'Flower2',
    summary:
      'For people who used talc-based powder for years and later learned they had ovarian cancer or mesothelioma.',
  },
  {
    slug: 'paraquat-claims',
    name: 'Paraquat',
    icon: 'Tractor',
    summary:
      "For people who sprayed, mixed or lived near the weed killer paraquat and later learned they had Parkinson's disease.",
  },
  {
    slug: 'roundup-claims',
    name: 'Roundup',
    icon: 'Sprout',
    summary:
      'For people who used the weed killer Roundup at work or at home and later learned they had one of three cancers of the blood or immune system.',
  },
  {
    slug: 'hernia-mesh-claims',
    name: 'Hernia Mesh',
    icon: 'Grid3x3',
    summary:
      'For patients whose hernia was repaired with surgical mesh and who later had pain, infection or another operation.',
  },
  {
    slug: 'zantac-claims',
    name: 'Zantac',
    icon: 'Tablets',
    summary:
      'For people who took brand-name Zantac for heartburn or ulcers and later learned they had one of five cancers.',
  },
  {
    slug: 'auto-vehicle-accident-lawsuit',
    name: 'Auto Vehicle Accident',
    icon: 'Car',
    summary: 'Hurt in a car, truck or motorcycle crash? See what a claim can cover and what to do first.',
  },
  {
    slug: 'baby-formula-lawsuit',
    name: 'Baby Formula',
    icon: 'Baby',
    summary:
      'For families of babies born early who were fed formula and became ill with NEC, a serious bowel disease.',
  },
  {
    slug: 'elmiron-lawsuit',
    name: 'Elmiron',
    icon: 'Eye',
    summary:
      'For people who took Elmiron for bladder pain for a long time and now have trouble with their sight.',
  },
  {
    slug: 'paragard-claims',
    name: 'Paragard',
    icon: 'Unlink',
    summary:
      'For people whose Paragard copper IUD broke when it was removed and who needed more care because of it.',
  },
  {
    slug: 'construction-accidents',
    name: 'Construction Accidents',
    icon: 'Construction',
    summary:
      'Hurt on a construction site? See which accidents we review and who besides your employer may be responsible.',
  },
];
