import mongoose from 'mongoose';

const { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } =
  mongoose.mongo;

/** A document with a value of every type that current drivers write. */
export const everyType = {
  _id: new ObjectId('65f000000000000000000001'),
  double: new Double(1),
  minusZero: new Double(-0),
  notANumber: new Double(Number.NaN),
  int: new Int32(1),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('0.10'),
  text: 'Zoë \u0000 \u2028 "\n',
  date: new Date(-1),
  bytes: new Binary(Buffer.from([0, 255, 10]), 0),
  uuid: new UUID('0189f7ea-ae2c-7809-8aeb-b819cf5e9e7f'),
  yes: true,
  nothing: null,
  pattern: new BSONRegExp('a/b\n', 'im'),
  timestamp: new Timestamp({ t: 7, i: 1 }),
  least: new MinKey(),
  most: new MaxKey(),
  list: [new Int32(1), [], {}],
  'a.b': { $c: 'd' },
};
