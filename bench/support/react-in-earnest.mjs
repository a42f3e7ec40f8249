// Loaded before the product: React for mails is its production build, as `npm start` has it. The
// variable that asks for it goes again, since with a database it would mean a product in earnest.
process.env.NODE_ENV = 'production';
await Promise.all(
  ['react', 'react/jsx-runtime', 'react-dom/server', 'react-dom/static'].map(
    (name) => import(name),
  ),
);
delete process.env.NODE_ENV;
