/**
 * Returns a signal that aborts after `within` milliseconds, or with another one. Node's own `AbortSignal.any` over
 * `AbortSignal.timeout` may never abort, because the garbage collector takes the timer (nodejs/node#57736).
 */
export const createDeadline = (within: number, signal?: AbortSignal): AbortSignal => {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    within,
  ).unref();
  return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
};
