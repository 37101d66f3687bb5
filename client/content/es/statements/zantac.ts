import type { StatementTexts } from '../../statement';
import type { zantac as entries } from '../../statements/zantac';

export const zantac: StatementTexts<typeof entries> = {
  'zantac-ndma-2a': 'El NDMA está en la lista de lo que probablemente puede causar cáncer en las personas.',
  'zantac-fda-2020':
    'El 1 de abril de 2020 la Administración de Alimentos y Medicamentos (FDA) pidió a los fabricantes retirar enseguida del mercado de los Estados Unidos todos los productos con ranitidina, entre ellos Zantac.',
  'zantac-mdl-2022':
    'El 6 de diciembre de 2022 la jueza Robin Rosenberg halló que las pruebas de los peritos sobre cinco cánceres no eran bastante confiables, y decidió a favor de los fabricantes.',
  'zantac-delaware-trial-court': 'El 31 de mayo de 2024 una jueza de Delaware dejó seguir unos 75,000 casos.',
  'zantac-gsk-2024':
    'El 9 de octubre de 2024 el fabricante GSK aceptó pagar hasta $2,200 millones. Con eso se arreglan unos 80,000 casos en cortes estatales, 93 por ciento de los que hay contra él. GSK no admitió culpa.',
  'zantac-delaware-2025':
    'El 10 de julio de 2025 la Corte Suprema de Delaware decidió contra quienes demandaron, en casi 75,000 casos: no se había examinado a los peritos con bastante rigor. Los casos volvieron a la corte de primera instancia. No hallamos qué pasó después.',
  'zantac-mdl-2924':
    'Los casos federales se reunieron como MDL 2924 en el Distrito Sur de Florida, ante la jueza Robin Rosenberg.',
  'zantac-appeal-2025':
    'Un blog de abogados de Florida informa que en octubre de 2025 una corte federal de apelaciones en Atlanta escuchó a las dos partes sobre la decisión de 2022. No hallamos ninguna decisión suya.',
};
