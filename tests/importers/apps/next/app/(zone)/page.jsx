import { Home } from '../../zone/home.tsx';

export default Home;
