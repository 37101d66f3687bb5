import type { TemplateInput } from '../../../shared/schemas/agreement-template';

const common = { language: 'es', caseTypes: [] as string[] } as const;

const fee = `# Contrato de honorarios condicionados al resultado

Este es un contrato entre {{client.name}} (“usted”) y {{firm.name}} (“nosotros”, “el bufete”), con fecha de {{date.today}}.

## 1. Qué hacemos

Usted nos pide que le representemos en este asunto: {{case.title}}. Empezamos cuando usted y un abogado del bufete hayan firmado. No le representamos en ningún otro asunto.

## 2. Nuestros honorarios

Usted paga honorarios solo si recuperamos dinero para usted. Son una parte de lo recuperado:

| Cuándo termina el asunto | Nuestros honorarios |
| Con un acuerdo | {{fee.settlement}} |
| Después de empezar un juicio | {{fee.trial}} |
| Después de presentar una apelación | {{fee.appeal}} |

## 3. Gastos

Adelantamos los gastos, como las tasas del tribunal, los expedientes y los peritos. Se descuentan de lo recuperado {{fee.expenses}}.

**Si no se recupera nada, los gastos los paga {{fee.ifLost}}.**

[initial client]

## 4. La liquidación final

{{fee.closingStatement}}

## 5. Sus derechos

- Usted decide si acepta un acuerdo. Le informamos de cada oferta.
- Puede terminar este contrato en cualquier momento, por escrito. Entonces se nos puede deber el trabajo hecho.
- Puede pedir a otro abogado que revise este contrato antes de firmar.

## 6. Firmas

[sign client]

[date client]

[sign spouse]

Por el bufete:

[sign lawyer]
`;

const records = `# Autorización para divulgar expedientes médicos

{{client.name}} autoriza que se divulgue información de salud como se describe aquí. Este documento va por separado (45 CFR 164.508).

## Qué se puede divulgar

{{records.information}}

## Quién puede divulgarlo

{{records.discloser}}

## A quién

{{records.recipient}}

## Para qué

{{records.purpose}}

## Cuándo termina esta autorización

{{records.expiry}}

## Sus derechos

- {{records.revocation}}
- {{records.conditions}}
- {{records.redisclosure}}
- Usted recibe una copia de esta autorización.

[sign client]

[date client]

Si alguien firma por el paciente, su autoridad figura debajo de su nombre.
`;

const referral = `# Consentimiento para remitir el caso

{{client.name}} acepta que {{firm.name}} remita este asunto a otro bufete: {{case.title}}.

- Le decimos el nombre del otro bufete antes de compartir nada con él, y usted puede negarse.
- Usted firma su propio contrato con el otro bufete. Los honorarios totales no suben por la remisión.
- Le informamos por escrito de cómo los bufetes se reparten los honorarios, y hace falta su consentimiento.
- Puede retirar este consentimiento en cualquier momento, por escrito.

[sign client]

[date client]
`;

const cancellation = `# Aviso de cancelación

A {{firm.name}}:

Yo, {{client.name}}, cancelo el contrato sobre este asunto: {{case.title}}.

Entiendo que la ley de mi estado dice hasta cuándo puedo cancelar sin deber honorarios, y que puedo preguntarlo al bufete o a cualquier otro abogado.

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
        'Cuando termina el asunto, le damos una liquidación por escrito. Dice cómo terminó y, si se recuperó dinero, cuánto recibe usted y cómo se calculó.',
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
        'Expedientes y facturas médicas sobre la lesión o enfermedad de este reclamo: notas de consultas, resultados de pruebas, imágenes y listas de medicinas. No se incluyen notas de psicoterapia.',
      'records.discloser':
        'Médicos, hospitales, clínicas, farmacias y aseguradoras de salud que trataron al paciente o pagaron el tratamiento.',
      'records.recipient': 'El bufete que representa al paciente y quienes trabajan para él en este reclamo.',
      'records.purpose': 'Estudiar el reclamo legal del paciente y llevarlo adelante.',
      'records.expiry': 'Cuando termine el reclamo, y a más tardar dos años después de la firma.',
      'records.revocation':
        'Puede revocar esta autorización en cualquier momento si escribe a quien debía divulgar los expedientes o a nuestro bufete. Lo que ya se divulgó queda divulgado.',
      'records.conditions':
        'El tratamiento, el pago, la inscripción y los beneficios no dependen de que usted firme esto.',
      'records.redisclosure':
        'Quien reciba la información puede divulgarla otra vez, y entonces es posible que las reglas federales de privacidad ya no la protejan.',
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
