import { mount } from 'svelte';
import '../look/fonts.css';
import '../look/theme.css';
import './base.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element "app".');

export default mount(App, { target });
