import type { PracticeArea } from '../../practice-area';

export const productLiability: PracticeArea = {
  slug: 'product-liability',
  name: 'Productos peligrosos',
  summary:
    '¿Le hizo daño una medicina, un aparato médico o un producto que no era seguro? Vea qué casos revisamos.',
  meta: {
    title: 'Productos peligrosos: casos y compensación',
    description:
      '¿Le hizo daño una medicina, un aparato o un producto bien usado? Sepa cuándo responde un fabricante, qué casos revisamos y qué puede cubrir un reclamo.',
  },
  title: 'Productos peligrosos',
  intro: 'Si un producto le hizo daño, no tiene que saber qué falló en él para preguntarnos.',
  story:
    'Cuando compra o recibe un producto, debe poder confiar en que es seguro si se usa bien. La responsabilidad por productos (“product liability”) es la ley para los casos en que no lo fue: dice cuándo un fabricante o vendedor responde por el daño.',
  standing: {
    against: [],
    for: [],
    todo: [
      'Qué corte tiene su caso depende del producto. Muchas medicinas y aparatos tienen aquí sus propias páginas, con la corte, los fabricantes y las fechas.',
      'Con un producto que no está en nuestra lista, un caso suele empezar en su propio estado. Vea si se retiró del mercado, y guárdelo como está.',
    ],
    open: ['Si responde el fabricante, el vendedor o los dos, que cambia según el estado.'],
  },
  sections: [
    {
      id: 'case-types',
      heading: 'Casos que revisamos',
      blocks: [
        { text: 'La mayoría de los reclamos se apoya en una o más de tres fallas:' },
        {
          list: [
            'Una falla de diseño: el producto no era seguro por la manera en que se planeó',
            'Una falla de fabricación: algo salió mal al hacerlo, y quedó distinto del plan',
            'Un aviso que falta o no es claro: no se dijo un riesgo, o cómo usarlo con seguridad',
          ],
        },
        { text: 'Los productos son muy variados. Entre los que vemos están:' },
        {
          list: [
            'Medicinas, como [Zantac](/services/zantac-claims), [Elmiron](/services/elmiron-lawsuit) y [Depo-Provera](/services/depo-provera-claims)',
            'Aparatos médicos, como [mallas para hernia](/services/hernia-mesh-claims), [máquinas CPAP](/services/philips-cpap-claims), [catéteres con puerto](/services/tivad-lawsuit-claims) y el [DIU Paragard](/services/paragard-claims)',
            'Cosas que se usan en el cuerpo, como [talco](/services/talcum-powder-claims) y [alisador de cabello](/services/hair-relaxer-claims)',
            '[Fórmula para bebés](/services/baby-formula-lawsuit) dada a prematuros',
            'Piezas de vehículos, herramientas, máquinas y cosas de la casa que fallaron',
          ],
        },
        {
          text: 'Si puede, guarde el producto, su caja y sus papeles como están. No lo repare ni lo devuelva antes de preguntar. Tome fotos. Si un médico se lo recetó, no deje de usarlo sin hablar antes con él.',
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'Daños que puede reclamar',
      blocks: [
        {
          text: 'Los daños son el dinero que la ley le deja pedir. En un caso por un producto pueden incluir:',
        },
        {
          list: [
            'Cuentas médicas, ahora y después, también la cirugía para sacar o cambiar un aparato',
            'Sueldo perdido, y menos posibilidad de ganar',
            'Dolor, angustia, cicatrices y la pérdida de cosas que disfrutaba',
            'Ayuda que necesita en casa',
            'Pérdidas de la familia, cuando alguien murió',
            'En algunos casos daños punitivos, una suma extra para castigar una conducta muy mala',
          ],
        },
        {
          text: 'El fabricante del producto, el de una pieza y el vendedor pueden tener cada uno parte de la culpa. Quién responde depende de los hechos y de la ley del estado. Lo que podemos hacer es verlo con usted y decirle qué pensamos.',
        },
      ],
    },
    {
      id: 'third-party-liability',
      heading: 'Responsabilidad de terceros',
      blocks: [
        {
          text: '¿Le hizo daño un producto en el trabajo? Casi siempre va primero la compensación laboral, un seguro para lesiones del trabajo, y casi nunca puede demandar a su propio patrón. Sí puede tener un reclamo contra un tercero, es decir, alguien que no es su patrón, como:',
        },
        {
          list: [
            'La empresa que hizo la máquina, la herramienta o el químico',
            'La empresa que lo vendió o lo alquiló',
            'Una empresa que lo reparó o lo cambió y lo dejó inseguro',
          ],
        },
      ],
    },
    {
      id: 'osha',
      heading: 'OSHA y los productos en el trabajo',
      blocks: [
        {
          text: 'OSHA es la Administración de Seguridad y Salud Ocupacional, la agencia federal para la seguridad en el trabajo. Algunos estados tienen su propia agencia con reglas parecidas.',
        },
        {
          list: [
            'Sus reglas cubren protecciones de máquinas, seguridad eléctrica y equipo de protección, entre otras cosas',
            'Puede inspeccionar un lugar de trabajo y multar a un patrón, pero no le paga a usted',
            'Su informe puede ayudar a mostrar qué pasó, aunque no decide su caso',
          ],
        },
        {
          text: 'Vea nuestra página sobre [lesiones en el trabajo](/services/workplace-injuries) para saber más.',
        },
      ],
    },
  ],
};
