/** Adds arrows, keys and touch to every row with `data-carousel`. The browser does the scrolling. */

/** Spec section 4: arrows stay for 3 seconds after a touch. */
const TOUCH_REVEAL = 3000;

function setUp(carousel: HTMLElement): void {
  const track = carousel.querySelector('ul');
  if (!track) return;
  const step = Number(carousel.dataset.step);
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>('[data-direction]')];
  const directionOf = (button: HTMLButtonElement) => Number(button.dataset.direction);

  for (const button of buttons) {
    button.addEventListener('click', () => track.scrollBy({ left: step * directionOf(button) }));
  }

  track.addEventListener('keydown', (event) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || event.target !== track) return;
    event.preventDefault();
    track.scrollBy({ left: step * direction });
  });

  const markEnds = () => {
    const room = track.scrollWidth - track.clientWidth;
    for (const button of buttons) {
      const end = directionOf(button) < 0 ? track.scrollLeft < 2 : track.scrollLeft > room - 2;
      button.setAttribute('aria-disabled', String(end));
    }
  };
  track.addEventListener('scroll', markEnds, { passive: true });
  new ResizeObserver(markEnds).observe(track);

  let hide = 0;
  carousel.addEventListener(
    'touchstart',
    () => {
      carousel.dataset.touched = '';
      clearTimeout(hide);
      hide = window.setTimeout(() => delete carousel.dataset.touched, TOUCH_REVEAL);
    },
    { passive: true },
  );
}

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) setUp(carousel);
