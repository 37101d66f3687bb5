import type { AreaGroup } from '../area-facts';
import type { AreaSlug } from '../areas';

/** Everyday words for what our pages call something else; searched, but never shown. */
const areas: Record<AreaSlug, string> = {
  'depo-provera-claims': 'medroxiprogesterona anticonceptivo inyección tumor cerebral cerebro cabeza hijos',
  'zantac-claims': 'ranitidina acidez agruras reflujo antiácido estómago santac',
  'elmiron-lawsuit': 'pentosano cistitis intersticial vejiga ojos vista visión ciego ciega borroso veo ver',
  'talcum-powder-claims': 'johnson mesotelioma talco polvo de bebé',
  'hair-relaxer-claims': 'alisar crema alisador alisado desrizador pelo cabello salón matriz',
  'baby-formula-lawsuit':
    'similac enfamil prematuro prematura recién nacido leche fórmula biberón antes de tiempo',
  'product-liability': 'defectuoso defecto explotó quemó batería juguete herramienta electrodoméstico',
  'philips-cpap-claims':
    'apnea del sueño dormir duermo roncar ronquidos respirar mascarilla máquina aparato ventilador bipap',
  'tivad-lawsuit-claims': 'puerto quimio quimioterapia catéter',
  'hernia-mesh-claims': 'malla barriga panza abdomen',
  'paragard-claims': 'anticonceptivo dispositivo aparato intrauterino DIU cobre rompió',
  'afff-claims': 'bombero bomberos espuma aeropuerto incendios',
  'asbestos-lung-cancer-claims': 'mesotelioma asbesto amianto aislamiento astillero frenos techos',
  'pfas-claims': 'agua de la llave químicos eternos agua potable pozo teflón antiadherente',
  'camp-lejeune-water-contamination-claims': 'marine marines infante veterano militar base lejune',
  'paraquat-claims':
    'gramoxone matayerbas matahierbas temblores herbicida mata hierba yerba fumigar campo granja',
  'roundup-claims':
    'glifosato linfoma jardinero matayerbas matahierbas herbicida mata hierba yerba fumigar jardín raundap',
  'chemical-exposure':
    'químico quemó quemadura ácido vapores humo gas gases fuga derrame pesticida solvente respiré respirar planta',
  'ride-share-claims': 'uber lyft taxi pasajero pasajera chofer conductor abuso abusó ataque tocó violó',
  'auto-vehicle-accident-lawsuit':
    'choqué trailer carro coche choque chocó chocaron auto camión camioneta troca moto bicicleta peatón atropello atropelló atropellaron atropellado atropellada borracho atrás semáforo autopista freeway pegaron detrás papeles indocumentado indocumentada',
  'construction-accidents':
    'caída caí cayó caerse resbalé resbalón tropecé tropezón electrocuté electrocutó descarga corriente escalera andamio techo grúa zanja obra papeles indocumentado indocumentada migración inmigrante estatus',
  'workplace-injuries':
    'cargando cargar cajas levantar electrocuté electrocutó descarga corriente caída caí cayó caerse resbalé resbalón tropecé tropezón escalera montacargas bodega fábrica máquina empleo jefe patrón corrieron despidieron dedo mano papeles indocumentado indocumentada migración inmigrante estatus',
};

const groups: Record<AreaGroup, string> = {
  drugs: 'medicina medicamento remedio pastilla píldora receta farmacia efecto secundario',
  devices: 'implante aparato operación cirugía',
  chemicals: 'químico veneno tóxico envenenado',
  accidents: 'accidente herido lastimado lastimé golpe hueso roto espalda cuello',
};

/** Additional search words for the services list. */
export const finder = {
  areas,
  groups,
  /** As in English. */
  loose:
    'aeropuerto agua aislamiento aparato auto autopista autos base batería bebé bicicleta biberón bodega cabello cajas camión camiones camioneta campo cargar carro carros chofer cobre coche coches conductor corriente corte crema dedo dispositivo dormir empleo espuma estatus farmacia freeway gas gases granja herramienta hierba hijos jardín jardinero jefe juguete leche llave luz lyft malla mano máquina marine mascarilla medicamento medicina militar moto obra ojos papeles pasajera pasajero pastilla pastillas patrón pelo planta polvo pozo producto productos puerto receta recibo remedio salón seguro segura semáforo sueño taxi techo techos trabajo trabajador trailer troca uber vehículo ver veterano viaje vista yerba',
  /** As in English. */
  harm: 'agarró ahogó aplastado aplastó ardió arrastró arrolló asfixió atropellaron atropelló brazo brazos cabeza cadera cayó caí caída cerebro chocó choqué cicatriz cirugía codo cojea cortaron cortó costilla costillas cuello derrame desmayó dolor duele embistió enferma enfermo enfermó espalda estrellaron estrelló explotó fallecido falleció fractura fracturó golpearon golpeó herida heridas herido hinchado hombro hospital inconsciente infección infectó intoxicó lastimada lastimado lastimó lesionó lesión manoseó mató muerte murió muñeca operaron paralizado pegaron pegó perforó pie pierna piernas quebró quemadura quemó resbaló rodilla rompió sangra sangre tobillo tos tumor volcó volteó víctima vómito',
  /** Words without meaning for a search. */
  little:
    'a abogada abogado abuela abuelo al amigo ayuda año años busco casa caso como con cuando de del dieron dinero dio el ella en es eso esposa esposo estaba esto está fue gracias ha hace han he hermana hermano hija hijo hola la las le les lo los madre mamá me mi mis muy necesito no nos o padre papá para pero por porque problema problemas que quiero qué se si sin su sus te tengo tenía tiene tuve tuvo tía tío un una unas unos vecino y ya yo',
};
