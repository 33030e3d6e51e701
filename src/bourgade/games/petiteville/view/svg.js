// SVG elements, made as HTML elements are.

const SVG = "http://www.w3.org/2000/svg";

export const make = (name, given = {}, ...children) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};
