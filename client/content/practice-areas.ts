import type { PracticeArea } from './practice-area';

type Load = () => Promise<PracticeArea>;

/** Every practice-area page: the 19 of the services list in its order, then the ones that pages link to. Each is a chunk of its own. */
export const practiceAreas: Readonly<Record<string, Load>> = {
  'afff-claims': () => import('./practice-areas/afff').then((m) => m.afff),
  'asbestos-lung-cancer-claims': () =>
    import('./practice-areas/asbestos-lung-cancer').then((m) => m.asbestosLungCancer),
  'pfas-claims': () => import('./practice-areas/pfas').then((m) => m.pfas),
  'depo-provera-claims': () => import('./practice-areas/depo-provera').then((m) => m.depoProvera),
  'camp-lejeune-water-contamination-claims': () =>
    import('./practice-areas/camp-lejeune').then((m) => m.campLejeune),
  'ride-share-claims': () => import('./practice-areas/ride-share').then((m) => m.rideShare),
  'philips-cpap-claims': () => import('./practice-areas/philips-cpap').then((m) => m.philipsCpap),
  'hair-relaxer-claims': () => import('./practice-areas/hair-relaxer').then((m) => m.hairRelaxer),
  'tivad-lawsuit-claims': () => import('./practice-areas/tivad').then((m) => m.tivad),
  'talcum-powder-claims': () => import('./practice-areas/talcum-powder').then((m) => m.talcumPowder),
  'paraquat-claims': () => import('./practice-areas/paraquat').then((m) => m.paraquat),
  'roundup-claims': () => import('./practice-areas/roundup').then((m) => m.roundup),
  'hernia-mesh-claims': () => import('./practice-areas/hernia-mesh').then((m) => m.herniaMesh),
  'zantac-claims': () => import('./practice-areas/zantac').then((m) => m.zantac),
  'auto-vehicle-accident-lawsuit': () =>
    import('./practice-areas/auto-vehicle-accident').then((m) => m.autoVehicleAccident),
  'baby-formula-lawsuit': () => import('./practice-areas/baby-formula').then((m) => m.babyFormula),
  'elmiron-lawsuit': () => import('./practice-areas/elmiron').then((m) => m.elmiron),
  'paragard-claims': () => import('./practice-areas/paragard').then((m) => m.paragard),
  'construction-accidents': () =>
    import('./practice-areas/construction-accidents').then((m) => m.constructionAccidents),
  'chemical-exposure': () => import('./practice-areas/chemical-exposure').then((m) => m.chemicalExposure),
  'product-liability': () => import('./practice-areas/product-liability').then((m) => m.productLiability),
  'workplace-injuries': () => import('./practice-areas/workplace-injuries').then((m) => m.workplaceInjuries),
};
