export const FORWARDED = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'stay.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Server': 'proxy',
  'X-Real-IP': '203.0.113.7',
  'X-Client-IP': '203.0.113.7',
  'X-Original-URL': '/',
  'X-Original-Host': 'stay.example',
  'True-Client-IP': '203.0.113.7',
  'CF-Connecting-IP': '203.0.113.7',
  'Fly-Client-IP': '203.0.113.7',
  'X-Nf-Client-Connection-Ip': '203.0.113.7',
  'X-Envoy-External-Address': '203.0.113.7',
  'CDN-Loop': 'cloudflare',
  'CDN-RequestId': '1',
  'Fly-Region': 'sin',
  'Ngrok-Trace-Id': '1',
  'Tailscale-User-Login': 'manas@example.in',
  'X-Arr-Log-Id': '1',
  'X-Remote-IP': '203.0.113.7',
  // Nobody has listed the proxy that sends this header.
  'X-Anything': '1',
  Forwarded: 'for=203.0.113.7;host=localhost',
  Via: '1.1 tunnel',
};

/** These hosts look similar to this machine, but are not. */
export const OTHER_HOSTS = [
  'stay.example',
  'stay.example:4321',
  'localhost.stay.example',
  'localhost.',
  '127.0.0.1.nip.io',
  '0.0.0.0:4321',
  '192.168.1.5:4321',
  '[::]:4321',
  '[fe80::1]:4321',
  'localhost@stay.example',
  'stay.example/localhost',
  'localhost:99999',
  '127.0.0.1.0.0.0.0:4321',
  '',
];

/** Only this machine may call these routes, unless the settings name the sandbox. */
export const SANDBOXES = [
  ['GET', '/sandbox/mail'],
  ['GET', '/sandbox/mail/1/attachment'],
  ['GET', '/sandbox/razorpay/checkout.js'],
  ['POST', '/sandbox/razorpay/pay'],
  ['POST', '/webhooks/razorpay'],
] as const;
