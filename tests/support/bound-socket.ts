/** A TCP socket on a free port of 127.0.0.1 that this process holds and never accepts on, like systemd. */
export const boundSocket = () => {
  const { TCP, constants } = (
    process as unknown as {
      binding: (name: string) => {
        TCP: new (
          kind: number,
        ) => {
          fd: number;
          bind: (host: string, port: number) => number;
          getsockname: (name: { port?: number }) => number;
          close: () => void;
        };
        constants: { SERVER: number };
      };
    }
  ).binding('tcp_wrap');
  const handle = new TCP(constants.SERVER);
  handle.bind('127.0.0.1', 0);
  const name: { port?: number } = {};
  handle.getsockname(name);
  return { fd: handle.fd, port: name.port!, [Symbol.dispose]: () => handle.close() };
};
