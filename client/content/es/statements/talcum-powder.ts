import type { StatementTexts } from '../../statement';
import type { talcumPowder as entries } from '../../statements/talcum-powder';

export const talcumPowder: StatementTexts<typeof entries> = {
  'talc-mdl-2738':
    'Desde 2016 los casos federales de talco contra Johnson & Johnson están reunidos como MDL 2738 en el Distrito de Nueva Jersey, ahora ante el juez Michael Shipp.',
  'talc-ingham-verdict-2018':
    'En 2018 un jurado en St. Louis otorgó $4,690 millones a 22 mujeres con cáncer de ovario y a sus familias, en Ingham v. Johnson & Johnson.',
  'talc-ingham-reduced-2020':
    'El 23 de junio de 2020 una corte de apelaciones de Misuri bajó esa suma a unos $2,120 millones, en parte porque muchas de las mujeres no vivían en Misuri.',
  'talc-ingham-final-2021':
    'El 1 de junio de 2021 la Corte Suprema de los Estados Unidos no aceptó el caso. Quedó la suma más baja, y se pagó.',
  'talc-sales-ended':
    'Johnson & Johnson dejó de vender polvo para bebés hecho con talco, en los Estados Unidos en 2020 y en todo el mundo en 2023.',
  'talc-iarc-2024':
    'En julio de 2024 la agencia del cáncer de la Organización Mundial de la Salud puso el talco entre lo que probablemente puede causar cáncer en las personas. Dijo que las pruebas en personas son limitadas.',
  'talc-bankruptcy-third-2025':
    'El 31 de marzo de 2025 un juez en Houston rechazó un tercer plan de quiebra para estos reclamos. Johnson & Johnson dijo que volvería a las cortes.',
  'talc-bankruptcy-first-two':
    'Dos casos anteriores de quiebra de una unidad de Johnson & Johnson se habían rechazado para 2023.',
  'talc-moore-2025':
    'El 6 de octubre de 2025 un jurado en Los Ángeles otorgó $966 millones a la familia de Mae Moore, que murió de mesotelioma. Johnson & Johnson dijo que apelaría.',
  'talc-craft-2025':
    'El 22 de diciembre de 2025 un jurado en Baltimore otorgó más de $1,500 millones a Cherie Craft, la mayor suma a una sola persona hasta ahora. Johnson & Johnson dijo que apelaría.',
  'talc-experts-2026':
    'Se informa que el 20 de enero de 2026 una asesora especial aconsejó al juez federal dejar declarar a los peritos principales sobre el talco y el cáncer de ovario, pero no a los de metales pesados y fragancia. No hallamos ninguna decisión del juez.',
  'talc-cases-67000':
    'A fines de 2025 más de 67,000 personas tenían demandas por talco pendientes contra Johnson & Johnson.',
  'talc-top-verdict': 'El veredicto más alto en un caso de talco es de $4,690 millones.',
  'talc-emerson-2026':
    'Los diarios informan que el 13 de febrero de 2026 un jurado en Filadelfia otorgó $250,000 a la familia de una mujer que murió de cáncer de ovario. Johnson & Johnson dijo que apelaría.',
  'talc-florida-2024':
    'Law.com informa que el 18 de abril de 2024 un jurado en Florida decidió a favor de Johnson & Johnson.',
};
