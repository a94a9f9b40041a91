const skew = Number(process.env.SKEW_MILLISECONDS ?? 0);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    args.length === 0
      ? Reflect.construct(target, [RealDate.now() + skew], self)
      : Reflect.construct(target, args, self),
  get: (target, name, self) =>
    name === 'now' ? () => RealDate.now() + skew : Reflect.get(target, name, self),
});
