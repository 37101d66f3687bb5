import type { AreaGroup } from '../area-facts';
import type { AreaSlug } from '../areas';

/** Words that people type for what our pages call something else; they are searched, and never shown. */
const areas: Record<AreaSlug, string> = {
  'depo-provera-claims': 'anticonceptivo inyección tumor cerebral cerebro',
  'zantac-claims': 'acidez agruras reflujo antiácido estómago santac',
  'elmiron-lawsuit': 'vejiga ojos vista visión ciego',
  'talcum-powder-claims': 'talco polvo de bebé',
  'hair-relaxer-claims': 'alisador alisado desrizador pelo cabello salón matriz',
  'baby-formula-lawsuit': 'prematuro recién nacido leche biberón',
  'product-liability': 'defectuoso defecto explotó quemó batería juguete herramienta electrodoméstico',
  'philips-cpap-claims': 'apnea del sueño ronquidos respirar mascarilla ventilador bipap',
  'tivad-lawsuit-claims': 'puerto quimio quimioterapia catéter',
  'hernia-mesh-claims': 'malla barriga abdomen',
  'paragard-claims': 'anticonceptivo dispositivo intrauterino DIU cobre',
  'afff-claims': 'bombero bomberos espuma aeropuerto incendios',
  'asbestos-lung-cancer-claims': 'asbesto amianto aislamiento astillero frenos techos',
  'pfas-claims': 'agua potable pozo teflón antiadherente',
  'camp-lejeune-water-contamination-claims': 'marine marines infante veterano militar base lejune',
  'paraquat-claims': 'herbicida mata hierba yerba fumigar campo granja',
  'roundup-claims': 'herbicida mata hierba yerba fumigar jardín raundap',
  'chemical-exposure': 'vapores humo gas fuga derrame pesticida solvente',
  'ride-share-claims': 'uber lyft taxi pasajero chofer conductor abuso ataque',
  'auto-vehicle-accident-lawsuit':
    'carro coche choque auto camión moto bicicleta peatón atropello atropellado borracho',
  'construction-accidents':
    'caída caí cayó caerse resbalé resbalón tropecé tropezón escalera andamio techo grúa zanja',
  'workplace-injuries':
    'caída caí cayó caerse resbalé resbalón tropecé tropezón escalera montacargas bodega fábrica máquina empleo jefe patrón',
};

const groups: Record<AreaGroup, string> = {
  drugs: 'medicina medicamento remedio pastilla píldora receta farmacia efecto secundario',
  devices: 'implante aparato operación cirugía',
  chemicals: 'químico veneno tóxico envenenado',
  accidents: 'accidente herido lastimado lastimé golpe hueso roto espalda cuello',
};

/** What the list of services is searched for besides what it shows. */
export const finder = {
  areas,
  groups,
  /** Words that say nothing of a case. */
  little: 'a al con de del el en es fue ha he la las lo los me mi mis o para por se su sus tuve un una y yo',
};
