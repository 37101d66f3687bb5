import type { Connection } from 'mongoose';

const isLantern = async (connection: Connection, name: string) => {
  const collections = await connection.useDb(name).db!.listCollections({}, { nameOnly: true }).toArray();
  return ['users', 'clients', 'services'].every((one) => collections.some((it) => it.name === one));
};

/**
 * Older versions stored into `test` when the address named no database. Stop an update there with an explanation,
 * instead of showing an empty Lantern beside the full one.
 */
export const refuseMisplaced = async (connection: Connection): Promise<void> => {
  const [here, there] = await Promise.all([
    isLantern(connection, connection.name),
    // Without access to `test`, there can be no data of ours in it.
    isLantern(connection, 'test').catch(() => false),
  ]);
  if (there && !here)
    throw new Error(
      'MONGODB_URI names no database, and older versions then stored into "test", where your data is. Write the name into the address (.../test?...), or move the data to the database "lantern".',
    );
};
