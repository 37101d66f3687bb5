import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../built-server';
import { eventually } from '../eventually';

const nobody = 65534;

/** Dovecot with one mailbox, whose password is `secret`. */
export const startDovecot = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  const port = await freePort();
  const mailbox = join(folder, 'mail');
  for (const path of [folder, mailbox, ...['tmp', 'new', 'cur'].map((name) => join(mailbox, name))]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
    chownSync(path, nobody, nobody);
  }
  const settings = join(folder, 'dovecot.conf');
  writeFileSync(
    settings,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mailbox}
first_valid_uid = 1
default_internal_user = nobody
default_login_user = nobody
default_internal_group = nogroup
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  );
  const dovecot = spawn('dovecot', ['-F', '-c', settings], { stdio: 'ignore' });
  await eventually(async () => {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'data').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isUp;
  }).toBe(true);
  let delivered = 0;
  return {
    port,
    url: `imap://maria:secret@127.0.0.1:${port}/INBOX?ignoreTLS=true`,
    deliver(raw: string) {
      const name = `${Math.floor(Date.now() / 1000)}.${delivered++}.host`;
      writeFileSync(join(mailbox, 'tmp', name), raw);
      chownSync(join(mailbox, 'tmp', name), nobody, nobody);
      renameSync(join(mailbox, 'tmp', name), join(mailbox, 'new', name));
    },
    /** Forgets all numbers, as after a restore. */
    renumber() {
      for (const name of ['', '.index', '.index.log', '.index.cache', '-uidlist', '-uidvalidity'])
        rmSync(join(mailbox, `dovecot${name}`), { force: true });
    },
    async [Symbol.asyncDispose]() {
      const gone = once(dovecot, 'exit');
      dovecot.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
