type Point = [number, number];

/** The size that a drawn name is stored in; the canvas has the same shape. */
const box = { width: 300, height: 80 };
const mostPoints = 1000;

/** Makes the canvas of a fieldset drawable; its hidden field submits the strokes. */
export const letDraw = (fieldset: HTMLElement) => {
  const canvas = fieldset.querySelector('canvas')!;
  const field = fieldset.querySelector<HTMLInputElement>('input[name=strokes]')!;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  fieldset.hidden = false;
  let strokes: Point[][] = [];
  let current: Point[] | undefined;
  const scale = 3;
  canvas.width = box.width * scale;
  canvas.height = box.height * scale;

  const findPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
    return [
      within(((clientX - left) / width) * box.width, box.width),
      within(((clientY - top) / height) * box.height, box.height),
    ];
  };
  const paint = () => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    Object.assign(pen, { lineWidth: 2 * scale, lineCap: 'round', lineJoin: 'round', strokeStyle: '#16243d' });
    for (const stroke of strokes) {
      pen.beginPath();
      for (const [x, y] of stroke) pen.lineTo(x * scale, y * scale);
      pen.stroke();
    }
    // A stroke has at least two points; a dot is none.
    const visible = strokes.filter((stroke) => stroke.length > 1);
    field.value = visible.length > 0 ? JSON.stringify(visible) : '';
  };
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    current = [findPoint(event)];
    strokes.push(current);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!current || current.length >= mostPoints) return;
    current.push(findPoint(event));
    paint();
  });
  canvas.addEventListener('pointerup', () => {
    current = undefined;
  });
  fieldset.querySelector('[data-clear]')!.addEventListener('click', () => {
    strokes = [];
    paint();
  });
};
