// Run by mongosh against a mongod with a key file: creates the replica set, its administrator and Lantern's own user.
// https://www.mongodb.com/docs/manual/tutorial/deploy-replica-set-with-keyfile-access-control/
const { readFileSync } = require('node:fs');

const secret = (name) => readFileSync(`/mongo-secrets/${name}`, 'utf8').trim();
const admin = connect('mongodb://127.0.0.1:27017/admin?directConnection=true');
/** The first one becomes the primary, where this script goes on. */
const members = (process.env.MONGO_HOSTS || 'mongo:27017')
  .split(',')
  .map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 }));
const alreadyInitialized = 23;
const authenticationFailed = 18;

const signIn = () => {
  try {
    admin.auth('admin', secret('admin-password'));
    return true;
  } catch (error) {
    if (error.code !== authenticationFailed) throw error;
    return false;
  }
};

const waitForPrimary = () => {
  for (let tries = 0; tries < 120; tries++) {
    if (admin.hello().isWritablePrimary) return;
    sleep(500);
  }
  throw new Error('mongod did not become primary within a minute');
};

// Before the first user exists, a connection from localhost may create the set and that user, and nothing else.
if (!signIn()) {
  try {
    admin.adminCommand({ replSetInitiate: { _id: 'lantern', members } });
  } catch (error) {
    if (error.code !== alreadyInitialized) throw error;
  }
  waitForPrimary();
  admin.createUser({ user: 'admin', pwd: secret('admin-password'), roles: ['root'] });
  signIn();
}

waitForPrimary();
const lantern = admin.getSiblingDB('lantern');
if (!lantern.getUser('lantern'))
  lantern.createUser({ user: 'lantern', pwd: secret('app-password'), roles: ['readWrite'] });
print('The replica set and its users are in place.');
