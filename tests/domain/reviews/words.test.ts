import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cutContacts } from '#domain/reviews/words.ts';

describe('what is cut out of the words of a review', () => {
  test.each([
    ['Call +91 98765 43210 now', 'Call now'],
    ['Ring 98765-43210.', 'Ring.'],
    ['0091 9876543210 is my number', 'is my number'],
    ['06752 222111', ''],
    ['(0674) 2345678', ''],
    ['415-555-0132', ''],
    ['+44 20 7946 0958 from London', 'from London'],
    ['+91-98765-43210 2 rooms', '2 rooms'],
    ['9 8 7 6 5 4 3 2 1 0', ''],
    ['ଫୋନ ୯୮୬୧୦ ୧୨୩୪୫ କରନ୍ତୁ', 'ଫୋନ କରନ୍ତୁ'],
    ['ফোন ৯৮৬১০১২৩৪৫ করুন', 'ফোন করুন'],
    ['कमरा साफ था। ९८७६५४३२१० पर', 'कमरा साफ था। पर'],
    ['Mail asha@example.in please', 'Mail please'],
    ['See http://x.y/z and www.foo.com/x', 'See and'],
    ['example.com/x is better', 'is better'],
    ['GOOD.COM', ''],
    ['sagar.co.in rocks', 'rocks'],
    ['bit.ly/abc', ''],
    ['ଘର.ଭାରତ', ''],
    // What stood on both sides of a link is a number now.
    ['98765 x@y.com 43210', ''],
  ])('%s', (words, left) => {
    expect(cutContacts(words)).toBe(left);
  });

  test.each([
    'Two nights from 10.03.2027 to 12/03/2027, 2027-03-10 to 2027-03-12.',
    'Years 2019 2020 2021, and 10-12 March at 9.30, 10:45.',
    'We paid ₹1,20,000, 1500 2000, Rs.2000/night and ₹ 2000-2500 / 3000.',
    'Rooms 101 102 103 104, 2 rooms, 4 + 2 guests, booking SH1234567.',
    'Dr.Das, B.Sc/M.Sc, and/or, 24/7, the stay.In the evening a walk.It was nice.',
    'ଘର ବହୁତ ସୁନ୍ଦର। ସମୁଦ୍ର ପାଖରେ ଅଛି, ୨ ରାତି ରହିଲୁ।',
    'ঘর খুব সুন্দর। ২০২৭ সালে আবার আসব।',
    'कमरा बहुत अच्छा था। १०/०३/२०२७ को आए।',
    'A line,\n  another   line',
  ])('nothing of “%s”', (words) => {
    expect(cutContacts(words)).toBe(words);
  });

  const letters = fc.constantFrom(...'abଅକ୍ষাनी  \n.,@/:-+()0123456789୯৮७'.split(''));

  it('is cut at once, and makes nothing longer', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), (signs) => {
        const words = signs.join('');
        const once = cutContacts(words);
        expect(cutContacts(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(words.length);
      }),
    );
  });

  it('is no letter of a text without numbers and signs of addresses', () => {
    const plain = fc.constantFrom(...'aбଅକ୍ଷାିনীकक्ष।! \n'.split(''));
    fc.assert(
      fc.property(fc.array(plain), (signs) => {
        expect(cutContacts(signs.join(''))).toBe(signs.join(''));
      }),
    );
  });

  it('takes no time for the longest words', () => {
    for (const unit of ['1 ', 'a.', 'a@', '+9', '(', 'ପ.', '12-', 'www.']) {
      const began = process.cpuUsage();
      cutContacts(unit.repeat(2000 / unit.length));
      expect(process.cpuUsage(began).user, unit).toBeLessThan(300_000);
    }
  });
});
