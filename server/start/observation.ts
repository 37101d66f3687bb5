import type { AppOptions } from '../app';
import type { createMetrics } from '../operations/metrics/metrics';
import type { TraceSettings } from '../operations/traces';
import type { Settings } from './parts-settings';

/** These packages are optional and large, so load them only if tracing is on. */
const loadTraces = async (settings: TraceSettings) => {
  const traces = await import('../operations/traces').catch(() => {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and the packages that make traces are not installed. Install them: npm ci --include=optional',
    );
  });
  return traces.createTraces(settings);
};

type Options = { settings: Settings; metrics: Parameters<typeof createMetrics>[0] };
type Observation = Pick<AppOptions, 'observe' | 'trace'>;

/** Metrics and traces, if they are on: each costs a little per request. */
export const createObservation = async (options: Options) => {
  const { settings } = options;
  const metrics = settings.metrics
    ? (await import('../operations/metrics/metrics')).createMetrics(options.metrics)
    : undefined;
  const traces = settings.traces && (await loadTraces(settings.traces));
  traces?.watch(options.metrics.connection);
  const app: Observation = {
    ...((metrics || traces) && {
      observe: (answered, res) => {
        metrics?.observe(answered);
        traces?.observe(answered, res);
      },
    }),
    ...(traces && { trace: traces.begin }),
  };
  /** `app` is what the app calls for each request. */
  return { metrics, traces, app };
};
