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

/** As in English. */
export const areaWordings: AreaWording[] = [
  kindList('o', [
    [['drugs'], 'una medicina'],
    [['devices'], 'un aparato'],
    [['chemicals'], 'un químico'],
    [['accidents'], 'un accidente'],
  ]),
  kindList('o', [
    [['drugs'], 'una medicina'],
    [['devices'], 'un aparato médico'],
    [['chemicals'], 'un químico'],
    [['accidents'], 'un accidente'],
  ]),
  kindList('y', [
    [medicines, 'medicinas'],
    [['devices'], 'aparatos médicos'],
    [['chemicals'], 'químicos'],
    [products, 'productos'],
    [['accidents'], 'accidentes'],
  ]),
  kindList('y', [
    [medicines, 'medicinas'],
    [['devices'], 'aparatos'],
    [['chemicals'], 'químicos'],
    [products, 'productos'],
    [['accidents'], 'accidentes'],
  ]),
  kindList('o', [
    [['drugs'], 'la misma medicina'],
    [['devices'], 'el mismo aparato'],
    [['chemicals'], 'el mismo químico'],
  ]),
  kindList('o', [
    [['drugs'], 'sobre una medicina'],
    [['devices'], 'sobre un aparato'],
    [['chemicals'], 'sobre un químico'],
  ]),
  without(massTorts, 'daños por accidentes', 'daños en accidentes'),

  without(massTorts, 'Daños masivos y lesiones personales', 'Lesiones personales'),
  without(massTorts, 'daños masivos y de lesiones personales', 'lesiones personales'),
  without(massTorts, 'lesiones personales y daños masivos', 'lesiones personales'),
  without(
    massTorts,
    'Muchos de nuestros casos son daños masivos: la misma medicina, el mismo aparato o el mismo químico hizo daño a mucha gente.',
    'Cada caso empieza con una persona.',
  ),
  without(massTorts, 'En esos casos trabajamos junto', 'Trabajamos junto'),
  without(massTorts, '¿Qué pasó, o qué producto usó?', '¿Qué pasó?'),
  without(
    massTorts,
    'Escriba lo que pasó, un producto, una empresa, una enfermedad o un lugar.',
    'Escriba lo que pasó.',
  ),
  without(massTorts, 'En algunos casos de grupo la corte', 'En algunos casos la corte'),
  without(
    massTorts,
    'por qué unos tardan meses y otros años, y por qué los casos de grupo son más lentos',
    'y por qué unos tardan meses y otros años',
  ),
  without(massTorts, 'La ciencia', 'Los peritos'),
  without(
    massTorts,
    'En casos de medicinas, aparatos y químicos, un juez decide primero qué peritos pueden hablar. Muchos casos terminan o se arreglan cerca de esa decisión.',
    'Médicos y otros peritos dicen qué pasó y qué significa para usted.',
  ),
  without(
    massTorts,
    'Guarde el producto, si todavía lo tiene.',
    'Guarde lo que se rompió, si todavía lo tiene.',
  ),
  without(massTorts, 'MDL, bellwether, lien, statute of limitations', 'Lien, statute of limitations'),
  without(
    massTorts,
    'MDL, bellwether, class action, contingencia, lien, primacía de la ley federal, plazo',
    'contingencia, lien, plazo',
  ),
  without(
    massTorts,
    'porque puede decir qué medicina, aparato o químico usó',
    'porque puede decir cómo se lesionó',
  ),

  without(
    ['philips-cpap-claims'],
    'por ejemplo “me caí en el trabajo” o “aparato para dormir”',
    'por ejemplo “me caí en el trabajo”',
  ),
  without(works, '“me caí en el trabajo” o ', ''),
  without(works, ', por ejemplo “me caí en el trabajo”', ''),
  without(['construction-accidents'], ', en una obra, en el trabajo.', ', en el trabajo.'),
  without(['workplace-injuries'], 'en una obra, en el trabajo.', 'en una obra.'),
  without(['workplace-injuries'], 'En la carretera, en el trabajo.', 'En la carretera.'),
  without(roads, 'En la carretera, en una obra', 'En una obra'),
  without(roads, 'En la carretera, en el trabajo.', 'En el trabajo.'),
  without(
    ['philips-cpap-claims'],
    'Máquinas que ayudan a respirar, y aparatos que se colocan en el cuerpo.',
    'Aparatos que se colocan en el cuerpo.',
  ),
  without(placed, 'respirar, y aparatos que se colocan en el cuerpo.', 'respirar.'),

  without(medicines, 'Si una medicina', 'Si un producto'),
  without(medicines, 'daño una medicina', 'daño un producto'),
  without(medicines, 'Medicinas y productos', 'Productos'),
  without(products, 'Medicinas y productos', 'Medicinas'),
  without(
    medicines,
    'Medicinas, y cosas que se usan en el cuerpo o se dan a alguien.',
    'Se usan en el cuerpo o se dan a alguien.',
  ),
  without(products, 'Medicinas, y cosas que se usan en el cuerpo o se dan a alguien.', 'Medicinas.'),

  without(['afff-claims'], ' Tenemos otra página sobre la espuma AFFF.', ''),
  withoutAny(
    ['roundup-claims', 'chemical-exposure'],
    ' También pueden servirle nuestras páginas sobre Roundup y exposición a químicos.',
    '',
  ),
  without(
    ['paraquat-claims'],
    ' Nuestra página sobre paraquat explica los reclamos por otro herbicida.',
    ' Díganoslo.',
  ),
  without(['product-liability'], ' Puede leer más en productos peligrosos.', ''),
  without(
    ['product-liability'],
    ' Puede leer más sobre productos que no son seguros en nuestra página sobre productos peligrosos.',
    '',
  ),
  without(['workplace-injuries'], 'Vea nuestra página sobre lesiones en el trabajo para saber más.', ''),
  without(['workplace-injuries'], ' Nuestra página sobre lesiones en el trabajo dice más.', ''),
  without(
    ['asbestos-lung-cancer-claims'],
    'lea por favor sobre los reclamos por cáncer de pulmón y asbesto',
    'díganoslo por favor',
  ),
  without(['chemical-exposure'], ' Lea cómo llevamos los casos de exposición a químicos.', ''),
  without(['pfas-claims'], 'vea nuestra página sobre PFAS', 'díganoslo'),
  without(
    ['product-liability'],
    ', que puede llevar a un reclamo por productos peligrosos',
    ', que puede llevar a un reclamo contra quien la hizo',
  ),
  without(
    ['ride-share-claims'],
    'Un viaje pedido por una aplicación, que tiene su propia página',
    'Un viaje en taxi',
  ),
  without(
    ['auto-vehicle-accident-lawsuit'],
    ' Vea nuestra página sobre accidentes de auto.',
    ' Cuéntenos también eso.',
  ),

  withoutAny(areaSlugs, 'Seis de las áreas en las que trabajamos. Si la suya', 'Si la suya'),
  withoutAny(areaSlugs, 'Las 19 áreas de práctica', 'Nuestras áreas de práctica'),
  withoutAny(areaSlugs, 'las 19 áreas de práctica', 'nuestras áreas de práctica'),
  withoutAny(areaSlugs, 'Las 19 áreas en las que', 'Las áreas en las que'),
];
