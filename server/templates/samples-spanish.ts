import type { TemplateInput } from '../../shared/schemas/agreement-template';

const common = { language: 'es', caseTypes: [] as string[] } as const;

const fee = `# Contrato de honorarios condicionados al resultado

Este contrato se celebra el {{date.today}} entre {{party.full}} (“usted” o “el cliente”) y el bufete {{firm.name}} (“nosotros” o “el bufete”).

{{party.meaning}}

## 1. Qué hacemos

Usted nos contrata para que le representemos en este asunto: {{case.title}}. Comenzamos cuando usted y un abogado del bufete hayan firmado este contrato. No le representamos en ningún otro asunto, salvo que lo acordemos por escrito.

## 2. Nuestros honorarios

Usted paga honorarios solo si recuperamos dinero para usted. Nuestros honorarios son un porcentaje de lo recuperado:

| Cuándo termina el asunto | Nuestros honorarios |
| Con un acuerdo, antes de que empiece el juicio | {{fee.settlement}} |
| Después de que empiece el juicio | {{fee.trial}} |
| Después de que se presente una apelación | {{fee.appeal}} |

## 3. Gastos

Adelantamos los gastos del asunto, como los costos judiciales, los expedientes médicos y los peritos. {{fee.expenses.sentence}}

**{{fee.ifLost.sentence}}**

[initial client]

## 4. La liquidación final

{{fee.closingStatement}}

## 5. Sus derechos

- Usted decide si acepta un acuerdo. Le informamos de cada oferta.
- Usted puede poner fin a este contrato en cualquier momento, por escrito. En ese caso, es posible que nos deba el trabajo que ya hayamos hecho.
- Usted puede pedir a otro abogado que revise este contrato antes de firmarlo.

## 6. Firmas

{{signers.statement}}

[sign client]

[date client]

[sign spouse]

[date spouse]

Por el bufete:

[sign lawyer]

[date lawyer]
`;

const records = `# Autorización para divulgar expedientes médicos

Esta autorización se refiere a la información de salud de {{client.name}} (“el paciente”), con fecha de nacimiento {{client.birthDate}}. No se combina con ningún otro documento (45 CFR 164.508(b)(3)).

## Qué se puede divulgar

{{records.information}} Abarca el tratamiento desde el {{treatment.from}} hasta el {{treatment.to}}.

## Quién puede divulgarlo

{{records.discloser}} Entre ellos están:

{{treatment.providers}}

## Quién puede recibirlo

{{records.recipient}}

## Con qué fin

{{records.purpose}}

## Cuándo termina esta autorización

{{records.expiry}}

## Sus derechos

- {{records.revocation}}
- {{records.conditions}}
- {{records.redisclosure}}
- Usted recibirá una copia de esta autorización después de firmarla.

## Firma

{{signers.statement}} Quien firma por el paciente tiene la autoridad legal que se indica aquí.

[sign client]

[date client]
`;

const referral = `# Consentimiento para remitir el caso

Cliente: {{party.full}} (“usted”).

Usted acepta que el bufete {{firm.name}} (“nosotros”) remita este asunto a otro bufete: {{case.title}}.

- Le decimos el nombre del otro bufete antes de compartir nada con él, y usted puede negarse.
- Usted firma un contrato aparte con el otro bufete. La remisión no aumenta los honorarios totales.
- Le informamos por escrito qué parte de los honorarios recibe cada bufete, y hace falta que usted lo acepte por escrito.
- Usted puede retirar este consentimiento en cualquier momento, por escrito.

## Firma

{{signers.statement}}

[sign client]

[date client]
`;

const cancellation = `# Aviso de cancelación

Al bufete {{firm.name}}:

Cliente: {{party.full}}.

Este aviso cancela el contrato con el bufete {{firm.name}} sobre este asunto: {{case.title}}.

Entiendo que la ley de mi estado puede fijar un plazo para cancelar sin deber honorarios, y que puedo preguntar por ese plazo al bufete o a cualquier otro abogado.

{{signers.statement}}

[sign client]

[date client]
`;

export const spanishSamples: readonly TemplateInput[] = [
  {
    ...common,
    kind: 'fee',
    name: 'Contrato de honorarios condicionados al resultado',
    text: fee,
    keptYears: 7,
    terms: {
      'fee.settlement': '33.33',
      'fee.trial': '40',
      'fee.appeal': '40',
      'fee.expenses': 'after',
      'fee.ifLost': 'firm',
      'fee.closingStatement':
        'Cuando termina el asunto, le damos una liquidación por escrito. Indica el resultado y, si se recuperó dinero, cuánto recibe usted y cómo lo calculamos.',
    },
  },
  {
    ...common,
    kind: 'records',
    name: 'Autorización de expedientes médicos',
    text: records,
    keptYears: 7,
    terms: {
      'records.information':
        'Expedientes médicos y facturas sobre la lesión o enfermedad de este reclamo: notas de consultas, resultados de pruebas, imágenes y listas de medicamentos. No se incluyen las notas de psicoterapia.',
      'records.discloser':
        'Los médicos, hospitales, clínicas y farmacias que trataron al paciente, y las aseguradoras de salud que pagaron el tratamiento.',
      'records.recipient':
        'El bufete que representa al paciente y las personas que trabajan para el bufete en este reclamo.',
      'records.purpose': 'Evaluar el reclamo legal del paciente y llevarlo adelante.',
      'records.expiry':
        'Cuando termine el reclamo y, a más tardar, dos años después de la fecha de la firma.',
      'records.revocation':
        'Usted puede revocar esta autorización en cualquier momento si escribe al proveedor que tiene los expedientes o a nuestro bufete. La revocación no afecta la información que ya se divulgó.',
      'records.conditions':
        'El tratamiento, el pago, la inscripción y el derecho a recibir beneficios no dependen de que usted firme esta autorización.',
      'records.redisclosure':
        'Quien reciba la información puede volver a divulgarla, y es posible que entonces las normas federales de privacidad ya no la protejan.',
    },
  },
  {
    ...common,
    kind: 'referral',
    name: 'Consentimiento de remisión',
    text: referral,
    keptYears: 7,
    terms: {},
  },
  {
    ...common,
    kind: 'cancellation',
    name: 'Aviso de cancelación',
    text: cancellation,
    keptYears: 7,
    terms: {},
  },
];
