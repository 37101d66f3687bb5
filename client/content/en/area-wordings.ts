import type { AreaWording } from '../../../shared/area-wording';
import { massTorts } from '../area-facts';
import { kindList, without, withoutAny } from '../area-wordings';
import { areaSlugs } from '../areas';

const works = ['workplace-injuries', 'construction-accidents'] as const;
const roads = ['auto-vehicle-accident-lawsuit', 'ride-share-claims'] as const;
const medicines = ['depo-provera-claims', 'zantac-claims', 'elmiron-lawsuit'] as const;
const products = [
  'talcum-powder-claims',
  'hair-relaxer-claims',
  'baby-formula-lawsuit',
  'product-liability',
] as const;
const placed = ['tivad-lawsuit-claims', 'hernia-mesh-claims', 'paragard-claims'] as const;

/** The phrases about practice areas with their replacements without those areas, applied in this order. */
export const areaWordings: AreaWording[] = [
  // Lists of kinds
  kindList('or', [
    [['drugs'], 'a drug'],
    [['devices'], 'a device'],
    [['chemicals'], 'a chemical'],
    [['accidents'], 'an accident'],
  ]),
  kindList('and', [
    [medicines, 'drugs'],
    [['devices'], 'medical devices'],
    [['chemicals'], 'chemicals'],
    [products, 'products'],
    [['accidents'], 'accidents'],
  ]),
  kindList('or', [
    [['drugs'], 'the same drug'],
    [['devices'], 'the same device'],
    [['chemicals'], 'the same chemical'],
  ]),
  kindList('or', [
    [['drugs'], 'on a drug'],
    [['devices'], 'on a device'],
    [['chemicals'], 'on a chemical'],
  ]),
  without(massTorts, 'Hurt by an accident?', 'Hurt in an accident?'),
  without(massTorts, 'hurt by accidents', 'hurt in accidents'),

  // Mass torts
  without(massTorts, 'Mass torts and personal injury', 'Personal injury'),
  without(massTorts, 'mass-tort and personal-injury', 'personal-injury'),
  without(massTorts, 'personal-injury and mass-tort', 'personal-injury'),
  without(
    massTorts,
    'Many of our cases are mass torts, in which the same drug, the same device or the same chemical has harmed many people.',
    'Every case starts with a person.',
  ),
  without(massTorts, 'In those cases we work side by side', 'We work side by side'),
  without(massTorts, 'What happened, or what did you use?', 'What happened?'),
  without(
    massTorts,
    'Type what happened, a product, a company, an illness or a place.',
    'Type what happened.',
  ),
  without(massTorts, 'In some group cases the court', 'In some cases the court'),
  without(
    massTorts,
    'why some take months and some take years, and why group cases are slower than a crash claim',
    'and why some take months and some take years',
  ),
  without(massTorts, 'The science', 'The experts'),
  without(
    massTorts,
    'In drug, device and chemical cases a judge first decides which experts may speak. Many cases end or settle around that ruling.',
    'Doctors and other experts say what happened, and what it means for you.',
  ),
  without(massTorts, 'Keep the product, if you still have it.', 'Keep what broke, if you still have it.'),
  without(massTorts, 'MDL, bellwether, lien, statute of limitations', 'Lien, statute of limitations'),
  without(
    massTorts,
    'MDL, bellwether, class action, contingency fee, lien, preemption, statute',
    'contingency fee, lien, statute',
  ),
  without(
    massTorts,
    'because it can tell which medicine, device or chemical you used',
    'because it can tell how you were hurt',
  ),

  // Single areas
  without(
    ['philips-cpap-claims'],
    'such as “fell at work” or “sleep apnea machine”',
    'such as “fell at work”',
  ),
  without(works, '“fell at work” or ', ''),
  without(works, ', such as “fell at work”', ''),
  without(['construction-accidents'], ', on a site, at work.', ', at work.'),
  without(['workplace-injuries'], 'on a site, at work.', 'on a site.'),
  without(['workplace-injuries'], 'On the road, at work.', 'On the road.'),
  without(roads, 'On the road, on a site', 'On a site'),
  without(roads, 'On the road, at work.', 'At work.'),
  without(
    ['philips-cpap-claims'],
    'Machines that help people breathe, and devices placed in the body.',
    'Devices placed in the body.',
  ),
  without(placed, 'breathe, and devices placed in the body.', 'breathe.'),

  without(medicines, 'If a drug', 'If a product'),
  without(medicines, 'Hurt by a drug', 'Hurt by a product'),
  without(medicines, 'Drugs and products', 'Products'),
  without(products, 'Drugs and products', 'Drugs'),
  without(medicines, 'Medicines, and things used on or given to the body.', 'Used on or given to the body.'),
  without(products, 'Medicines, and things used on or given to the body.', 'Medicines.'),

  // Sentences about other pages
  without(['afff-claims'], ' We have a separate page on AFFF foam.', ''),
  withoutAny(
    ['roundup-claims', 'chemical-exposure'],
    ' Our pages on Roundup and chemical exposure may also be useful.',
    '',
  ),
  without(['paraquat-claims'], ' Our paraquat page explains claims over another weed killer.', ' Tell us.'),
  without(['product-liability'], ' You can read more under product liability.', ''),
  without(
    ['product-liability'],
    ' You can read more about claims over unsafe products on our product liability page.',
    '',
  ),
  without(['workplace-injuries'], 'See our page on workplace injuries for more on this.', ''),
  without(['workplace-injuries'], ' Our page on workplace injuries says more.', ''),
  without(
    ['asbestos-lung-cancer-claims'],
    'please read about asbestos lung cancer claims',
    'please tell us so',
  ),
  without(['chemical-exposure'], ' You can also read how we handle chemical exposure.', ''),
  without(['pfas-claims'], 'see our PFAS page', 'please tell us so'),
  without(
    ['product-liability'],
    ', which may lead to a product liability claim',
    ', which may lead to a claim against its maker',
  ),
  without(['ride-share-claims'], 'A ride booked through an app, which has its own page', 'A ride in a taxi'),
  without(
    ['auto-vehicle-accident-lawsuit'],
    ' See our page on vehicle accidents.',
    ' Tell us about it, too.',
  ),

  // Counts
  withoutAny(areaSlugs, 'Six of the areas we work in. If yours', 'If yours'),
  withoutAny(areaSlugs, 'All 19 practice areas', 'Our practice areas'),
  withoutAny(areaSlugs, 'All 19 Practice Areas', 'Our Practice Areas'),
  withoutAny(areaSlugs, 'All 19 areas in which', 'The areas in which'),
];
