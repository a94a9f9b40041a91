/** The part of autocannon that the benches use; it has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** The number of requests, instead of a duration. */
    amount?: number;
  }
  interface Result {
    /** Requests a second. */
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
