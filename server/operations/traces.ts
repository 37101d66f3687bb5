import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { RequestHandler, Response } from 'express';
import type { Connection, mongo } from 'mongoose';
import type { Answered } from '../core/http/request-log';
import { version } from '../core/version';

/** The receiver of traces (OTLP over HTTP), and their encoding. */
export type TraceSettings = { url: string; protocol: 'http/protobuf' | 'http/json' };

/** A stopping server is killed after ten seconds. */
const flushedWithin = 2000;

const exporterTo = async ({ url, protocol }: TraceSettings) => {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url });
};

/** The collection of a command; the rest of a command may contain user input. */
const getCollection = ({ commandName, command }: mongo.CommandStartedEvent): string | undefined => {
  const named = commandName === 'getMore' ? command.collection : command[commandName];
  return typeof named === 'string' ? named : undefined;
};

/**
 * OpenTelemetry traces of requests and their database calls. A span holds a route's pattern, and the name of a command
 * and its collection: never user input.
 */
export const createTraces = async (settings: TraceSettings) => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lantern', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(await exporterTo(settings))],
  });
  const tracer = provider.getTracer('lantern', version);
  const current = new AsyncLocalStorage<Span>();
  const ofAnswers = new WeakMap<Response, Span>();

  /** Starts the span of a request and runs the rest of it inside. A caller's trace id is ignored. */
  const begin: RequestHandler = (req, res, next) => {
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER, root: true });
    ofAnswers.set(res, span);
    current.run(span, next);
  };

  /** Ends the span with the request's outcome. */
  const observe = ({ method, route, status }: Answered, res: Response): void => {
    const span = ofAnswers.get(res);
    if (!span) return;
    span.updateName(`${method} ${route}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const watchClient = (client: mongo.MongoClient): void => {
    const underWay = new Map<number, Span>();
    client
      .on('commandStarted', (event) => {
        // Scheduled work runs every second, and would make up most of the traces.
        const parent = current.getStore();
        if (!parent) return;
        const collection = getCollection(event);
        const attributes = {
          'db.system.name': 'mongodb',
          'db.operation.name': event.commandName,
          ...(collection && { 'db.collection.name': collection }),
        };
        const name = [event.commandName, collection].filter(Boolean).join(' ');
        const inside = trace.setSpan(ROOT_CONTEXT, parent);
        underWay.set(event.requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, inside));
      })
      .on('commandSucceeded', ({ requestId }) => {
        underWay.get(requestId)?.end();
        underWay.delete(requestId);
      })
      .on('commandFailed', ({ requestId }) => {
        underWay.get(requestId)?.setStatus({ code: SpanStatusCode.ERROR }).end();
        underWay.delete(requestId);
      });
  };

  return {
    begin,
    observe,
    /** Traces the commands of a connection, each time it is opened. */
    watch: (connection: Connection): void =>
      void connection.on('open', () => watchClient(connection.getClient())),
    /** Sends the remaining spans; an unreachable receiver does not delay the stop. */
    async stop(): Promise<void> {
      const patience = new Promise((resolve) => setTimeout(resolve, flushedWithin).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
};
