import type { StatementTexts } from '../../statement';
import type { philipsCpap as entries } from '../../statements/philips-cpap';

export const philipsCpap: StatementTexts<typeof entries> = {
  'philips-recall-2021':
    'El 14 de junio de 2021 Philips empezó a retirar muchas de sus máquinas CPAP, BiPAP y ventiladores, porque la espuma de adentro podía deshacerse y llegar a los pulmones.',
  'philips-economic-479':
    'En septiembre de 2023 Philips aceptó pagar al menos $479 millones a personas y aseguradoras que habían comprado o alquilado las máquinas. Esto cubre pérdidas de dinero, no lesiones.',
  'philips-consent-decree-2024':
    'El 9 de abril de 2024 una corte federal limitó la fabricación y la venta de máquinas nuevas de Philips para dormir en los Estados Unidos hasta que se cumplan condiciones de seguridad.',
  'philips-economic-final-2024':
    'El 25 de abril de 2024 la jueza Joy Flowers Conti decidió sobre la aprobación final del acuerdo por pérdidas de dinero.',
  'philips-pi-1100':
    'El 29 de abril de 2024 Philips anunció un acuerdo de $1,100 millones por reclamos de lesiones y vigilancia médica en los Estados Unidos. No admitió culpa.',
  'philips-pi-split':
    'Los $1,100 millones son $1,075 millones por lesiones y $25 millones por vigilancia médica (exámenes con un médico a lo largo de los años).',
  'philips-58000':
    'Unas 58,000 personas habían presentado reclamos o se habían inscrito en el registro de la corte cuando se anunció el acuerdo por lesiones en abril de 2024.',
  'philips-mdl-3014':
    'Desde 2021 los casos federales están reunidos como MDL 3014 en el Distrito Oeste de Pensilvania, ante la jueza Joy Flowers Conti.',
  'philips-early-stages':
    'Los abogados están aceptando casos, y el litigio (el trabajo de estas demandas en la corte) está en sus primeras etapas.',
  'philips-symptoms':
    'Con el retiro de 2021 Philips informó de quejas de dolor de cabeza, irritación de las vías respiratorias, tos, presión en el pecho e infección de los senos nasales. Señaló náusea, vómito y mareo como otros riesgos.',
  'philips-economic-deadline-2024':
    'Los reclamos por pérdidas de dinero con las máquinas de Philips se tenían que presentar a más tardar el 9 de agosto de 2024.',
};
