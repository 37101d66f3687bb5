import type { AreaSlug } from '../areas';
import type { PracticeArea } from '../practice-area';
import { afff } from './practice-areas/afff';
import { asbestosLungCancer } from './practice-areas/asbestos-lung-cancer';
import { autoVehicleAccident } from './practice-areas/auto-vehicle-accident';
import { babyFormula } from './practice-areas/baby-formula';
import { campLejeune } from './practice-areas/camp-lejeune';
import { chemicalExposure } from './practice-areas/chemical-exposure';
import { constructionAccidents } from './practice-areas/construction-accidents';
import { depoProvera } from './practice-areas/depo-provera';
import { elmiron } from './practice-areas/elmiron';
import { hairRelaxer } from './practice-areas/hair-relaxer';
import { herniaMesh } from './practice-areas/hernia-mesh';
import { paragard } from './practice-areas/paragard';
import { paraquat } from './practice-areas/paraquat';
import { pfas } from './practice-areas/pfas';
import { philipsCpap } from './practice-areas/philips-cpap';
import { productLiability } from './practice-areas/product-liability';
import { rideShare } from './practice-areas/ride-share';
import { roundup } from './practice-areas/roundup';
import { talcumPowder } from './practice-areas/talcum-powder';
import { tivad } from './practice-areas/tivad';
import { workplaceInjuries } from './practice-areas/workplace-injuries';
import { zantac } from './practice-areas/zantac';

/** The words of every practice-area page. */
export const practiceAreas: Readonly<Record<AreaSlug, PracticeArea>> = {
  'afff-claims': afff,
  'asbestos-lung-cancer-claims': asbestosLungCancer,
  'pfas-claims': pfas,
  'depo-provera-claims': depoProvera,
  'camp-lejeune-water-contamination-claims': campLejeune,
  'ride-share-claims': rideShare,
  'philips-cpap-claims': philipsCpap,
  'hair-relaxer-claims': hairRelaxer,
  'tivad-lawsuit-claims': tivad,
  'talcum-powder-claims': talcumPowder,
  'paraquat-claims': paraquat,
  'roundup-claims': roundup,
  'hernia-mesh-claims': herniaMesh,
  'zantac-claims': zantac,
  'auto-vehicle-accident-lawsuit': autoVehicleAccident,
  'baby-formula-lawsuit': babyFormula,
  'elmiron-lawsuit': elmiron,
  'paragard-claims': paragard,
  'construction-accidents': constructionAccidents,
  'chemical-exposure': chemicalExposure,
  'product-liability': productLiability,
  'workplace-injuries': workplaceInjuries,
};
